type Listen = (
  type: string,
  listener: EventListenerOrEventListenerObject,
  options?: boolean | AddEventListenerOptions,
) => void;

/**
 * React listens for every kind of event at its root. A listener for the rounds of endless CSS
 * animations wakes the page at each of them, which costs more than the animation itself.
 */
export function withoutAnimationRounds<Root extends HTMLElement>(root: Root): Root {
  const listen: Listen = root.addEventListener.bind(root);
  const listenToTheRest: Listen = (type, listener, options) => {
    if (type !== 'animationiteration') listen(type, listener, options);
  };
  return Object.assign(root, { addEventListener: listenToTheRest });
}
