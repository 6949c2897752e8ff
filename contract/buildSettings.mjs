// Plain JavaScript: what decides whether to build again runs before anything is installed.

const outside = ['ADS', 'ANALYTICS', 'TAG_MANAGER'].flatMap((kind) => [
  `${kind}_SCRIPT`,
  `${kind}_HOSTS`,
  `${kind}_DATA`,
]);

/** Variables that change what is built; all others are read when the server starts. */
export const buildSettings = [
  'ORIGIN',
  'CONTACT_EMAIL',
  'FEEDBACK_URL',
  'OFFLINE',
  // The secret stands beside it or not at all, and has no business in a stamp.
  'GOOGLE_CLIENT_ID',
  ...outside,
];
