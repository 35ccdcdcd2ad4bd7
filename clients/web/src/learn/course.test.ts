import { describe, expect, it } from 'vitest';
import type { Did, LessonFrame, LessonScene, Reaction } from '../protocol/protocol';
import { Course, SHOWN } from './course.svelte';

const frame = (seat: number | null, view: unknown): LessonFrame => ({
  seat,
  telling: { notation: 'x', rule: 'PC-3.2', message: { key: 'x' } },
  view,
});
const scene = (number: number, frames: LessonFrame[], reaction: Reaction = 'right'): LessonScene => ({
  game: 'point-city',
  seats: 2,
  you: 1,
  scene: number,
  scenes: 9,
  reaction,
  frames,
  task: 'play',
  glow: [],
  rules: [],
  'to-act': [1],
  legal: [],
});

/** A lesson with scenes prepared, and a clock that is moved by hand. */
function lesson(answers: LessonScene[]) {
  const asked: (readonly Did[])[] = [];
  const kept: number[] = [];
  const taught: string[] = [];
  let later: { at: number; then: () => void }[] = [];
  let now = 0;
  const course = new Course({
    fetch: (done) => {
      asked.push(done);
      const next = answers.shift();
      return next ? Promise.resolve(next) : Promise.reject(new Error('no scene'));
    },
    keep: (done) => kept.push(done.length),
    taught: (rules) => taught.push(...rules),
    after: (milliseconds, then) => {
      const one = { at: now + milliseconds, then };
      later.push(one);
      return () => (later = later.filter((other) => other !== one));
    },
    still: () => false,
    sorry: () => kept.push(-1),
  });
  const pass = (milliseconds: number) => {
    now += milliseconds;
    for (let due = later.filter((one) => one.at <= now); due.length > 0; due = later.filter((one) => one.at <= now)) {
      later = later.filter((one) => !due.includes(one));
      for (const one of due) one.then();
    }
  };
  return { course, asked, kept, taught, pass };
}

describe('a lesson', () => {
  it('shows the steps one after another, those of others longest', async () => {
    const { course, pass } = lesson([scene(1, [frame(null, 'start')]), scene(2, [frame(1, 'a'), frame(2, 'b')])]);
    await course.begin([]);
    expect(course.view).toBe('start');
    await course.do({ play: 'x' });
    expect([course.view, course.told?.seat, course.busy]).toEqual(['a', 1, true]);
    pass(SHOWN.own);
    expect([course.view, course.told?.seat]).toEqual(['b', 2]);
    pass(SHOWN.others - 1);
    expect(course.busy).toBe(true);
    pass(1);
    expect(course.busy).toBe(false);
  });

  it('keeps only what was right, and goes back by doing less', async () => {
    const other: Reaction = { other: { say: { key: 'pc1-no-take' } } };
    const { course, asked, kept } = lesson([
      scene(1, [frame(null, 0)]),
      scene(1, [frame(null, 0)], other),
      scene(2, [frame(1, 1)]),
      scene(1, [frame(null, 0)]),
    ]);
    await course.begin([]);
    await course.do({ play: 'wrong' });
    expect(course.answer).toEqual(other);
    expect(course.done).toEqual([]);
    await course.do({ play: 'right' });
    expect(course.answer).toBeNull();
    course.hurry();
    await course.back();
    expect(asked.at(-1)).toEqual([]);
    expect(kept).toEqual([0, 1, 0]);
  });

  it('goes on after a refusal that was to be seen, and shows it', async () => {
    const refused: Reaction = { refused: { rule: 'PC-3.4', message: { key: 'x' } } };
    const { course } = lesson([scene(4, [frame(null, 0)]), scene(5, [frame(null, 0)], refused)]);
    await course.begin([]);
    await course.do({ play: 'take b2 c2' });
    expect(course.answer).toEqual(refused);
    expect(course.done).toEqual([{ play: 'take b2 c2' }]);
  });

  it('has taught the rules of what was done, but not of what was skipped or wrong', async () => {
    const other: Reaction = { other: { say: null } };
    const { course, taught } = lesson([
      { ...scene(1, []), rules: ['PC-3.2'] },
      { ...scene(1, [], other), rules: ['PC-3.2'] },
      { ...scene(2, []), rules: ['PC-3.1'] },
      { ...scene(3, []), rules: ['PC-3.12'] },
    ]);
    await course.begin([]);
    await course.do({ play: 'wrong' });
    expect(taught).toEqual([]);
    await course.do({ play: 'right' });
    await course.do('skip');
    expect(taught).toEqual(['PC-3.2']);
  });

  it('says so when the server cannot be asked, and stays where it is', async () => {
    const { course, kept } = lesson([scene(1, [frame(null, 0)])]);
    await course.begin([]);
    await course.do('read');
    expect(kept).toEqual([0, -1]);
    expect(course.scene?.scene).toBe(1);
    expect(course.busy).toBe(false);
  });
});
