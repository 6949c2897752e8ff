export const checkSteps = [
  { name: 'white', colour: '#ffffff' },
  { name: 'black', colour: '#000000' },
  { name: 'red', colour: '#ff0000' },
  { name: 'green', colour: '#00ff00' },
  { name: 'blue', colour: '#0000ff' },
  { name: 'cyan', colour: '#00ffff' },
  { name: 'magenta', colour: '#ff00ff' },
  { name: 'yellow', colour: '#ffff00' },
  { name: 'grey', colour: '#808080' },
] as const;

/** Steps count from 1 and go round. */
export const stepAfter = (step: number, by: 1 | -1) =>
  ((step - 1 + by + checkSteps.length) % checkSteps.length) + 1;

export function stepForKey(key: string, step: number): number | undefined {
  switch (key) {
    case ' ':
    case 'ArrowRight':
    case 'ArrowDown':
      return stepAfter(step, 1);
    case 'ArrowLeft':
    case 'ArrowUp':
      return stepAfter(step, -1);
  }
}
