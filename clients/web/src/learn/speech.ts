import type { LessonScene, Message, Said } from '../protocol/protocol';
import type { Say } from '../words/format';
import type { Answer } from './course.svelte';

/** What a bubble says. */
export interface Speech {
  /** What became of the last try. */
  head: string;
  refusal: { rule: string; message: Message } | null;
  text: string;
}

/** What the lesson says to a scene, or to what was just tried in it. */
export function speech(scene: LessonScene | null, answer: Answer | null, t: Say): Speech {
  const spoken = (said: Said | null | undefined) => (!said ? '' : 'key' in said ? t(said.key) : said.text);
  const text = spoken(scene?.say);
  if (!answer) return { head: '', refusal: null, text };
  if ('refused' in answer) return { head: t('page-learn-not-allowed'), refusal: answer.refused, text };
  if ('unreadable' in answer) return { head: '', refusal: null, text: t(answer.unreadable.message) };
  const head = scene?.task === 'look' ? t('page-learn-not-that') : t('page-learn-taken-back');
  return { head, refusal: null, text: spoken(answer.other.say) || t('page-learn-other') };
}
