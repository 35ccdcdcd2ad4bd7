import { describe, expect, test } from 'vitest';
import { pathOf, shownOf } from './message';

const HERE = 'https://city.example';

describe('a message that comes while the page is closed', () => {
  test('is shown as it says', () => {
    const message = JSON.stringify({
      web_push: 8030,
      notification: {
        title: 'UpTown',
        body: 'Your turn',
        navigate: `${HERE}/table/k3x9`,
        lang: 'hu',
        tag: 'table k3x9',
        app_badge: '2',
      },
    });
    expect(shownOf(message, HERE)).toEqual({
      title: 'UpTown',
      body: 'Your turn',
      lang: 'hu',
      tag: 'table k3x9',
      path: '/table/k3x9',
      badge: 2,
    });
  });

  test.each([[null], ['not JSON'], ['null'], ['{}'], ['{"notification":{"title":7}}']])(
    '%s is shown without words',
    (message) => {
      expect(shownOf(message, HERE)).toMatchObject({ title: 'Tetrapolis', path: '/', tag: 'tetrapolis', badge: null });
    },
  );

  test('leads to this server only', () => {
    expect(pathOf('https://elsewhere.example/table/a', HERE)).toBe('/');
    expect(pathOf('javascript:alert(1)', HERE)).toBe('/');
    expect(pathOf('/replay/a?at=3', HERE)).toBe('/replay/a?at=3');
  });
});
