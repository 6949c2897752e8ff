import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** These visit hundreds of pages, or start sites of their own. Begun last, one of them would keep the other worker waiting. */
const long =
  /tests\/(source\/newScreen|overflow|offline|colours|accessibility|share|consent|soak|stage)\.test/;

export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isLong = ({ moduleId }: TestSpecification) => long.test(moduleId);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}
