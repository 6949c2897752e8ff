import { apiPaths, serverPaths } from '../../contract/serverPaths';

const neverAhead = [...apiPaths, serverPaths.demoSignIn].map((path) => `${path}/*`);

/**
 * Speculation rules: a page is prerendered when the pointer rests on its link, never one that would
 * change something.
 */
export const speculationRules = JSON.stringify({
  prerender: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          ...neverAhead.map((pattern) => ({ not: { href_matches: pattern } })),
          { not: { selector_matches: '[target=_blank], [rel~=nofollow]' } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
});
