import base from '../playwright.config';

/** Makes the pictures of the README from the running page: `npm run pictures`. */
export default { ...base, testDir: '.', workers: 1 };
