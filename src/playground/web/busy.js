// How much is under way: tests wait for `data-busy` to be 0, and so can a curious person.

let count = 0;

function show() {
  document.documentElement.dataset.busy = String(count);
}

/** Something began; the function returned ends it, however often it is called. */
export function begin() {
  count += 1;
  show();
  let ended = false;
  return () => {
    if (ended) return;
    ended = true;
    count -= 1;
    show();
  };
}
