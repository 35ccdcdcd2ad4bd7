import { expect, test } from 'vitest';
import { deviceName, isHandheld } from './device';

test.each([
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)', 'iPhone', true],
  ['Mozilla/5.0 (Linux; Android 15; Pixel 9) Chrome/140 Mobile', 'Android', true],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0)', 'Linux', false],
  ['something else', '', false],
])('%s is %s', (agent, name, handheld) => {
  expect(deviceName(agent)).toBe(name);
  expect(isHandheld(agent)).toBe(handheld);
});
