/**
 * React listens for every kind of event at its root. A listener for `animationiteration` wakes the
 * page at each iteration of endless CSS animations, which costs more than the animation itself.
 */
export function withoutAnimationIteration<Root extends HTMLElement>(root: Root): Root {
  const listen = root.addEventListener.bind(root);
  root.addEventListener = (type: string, ...rest: [EventListener]) => {
    if (type !== 'animationiteration') listen(type, ...rest);
  };
  return root;
}
