/** The link asked that its screen starts later, and it has not started yet. */
export const isHeldBack = () => 'wait' in document.documentElement.dataset;

export function release() {
  delete document.documentElement.dataset.wait;
}
