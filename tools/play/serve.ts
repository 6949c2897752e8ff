import type { TestProject } from 'vitest/node';
import { startDevelopment } from '../development';

/** On the site that SITE names, or on one of its own. */
export default async function serve(project: TestProject) {
  const { SITE } = process.env;
  if (SITE) return project.provide('address', SITE);
  const { origin, stop } = await startDevelopment();
  project.provide('address', origin);
  return stop;
}
