import { type newVisitor, stage, visit } from '../visitor';

/** Opens a page on which time passes only when the test lets it. */
export async function openHeld(visitor: ReturnType<typeof newVisitor>, address: string) {
  const page = await visitor.arrive();
  await page.clock.install({ time: '2025-03-30T10:00:00Z' });
  await page.clock.pauseAt('2025-03-30T10:00:01Z');
  await visit(page, address);
  const text = async () => (await stage(page).textContent())?.replaceAll('\u00a0', ' ') ?? '';
  return {
    page,
    text,
    /** The number before a percent sign on the stage. */
    percent: async () => Number(/(\d+)%/.exec(await text())?.[1]),
    /** Runs every timer that is due on the way. */
    pass: (milliseconds: number) => page.clock.runFor(milliseconds),
    /** As after a sleep: timers that are due run once at the end. */
    sleep: (milliseconds: number) => page.clock.fastForward(milliseconds),
  };
}
