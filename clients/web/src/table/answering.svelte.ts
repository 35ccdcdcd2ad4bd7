import type { Command, StandingAnswer, State, TableInfo } from '../protocol/protocol';
import { t } from '../words/words.svelte';
import { answerOf, stance } from './asked';

/** What answering needs to know of its table. */
interface Outside {
  info(): TableInfo;
  /** The position that is shown; nothing while something else is told or looked at. */
  present(): State | null;
  command(command: Command): Promise<boolean>;
}

/** Secret questions: answering the open one, asking for more time, and standing answers. */
export class Answering {
  readonly #outside: Outside;
  /** How the viewer stands to a question that closes by itself. */
  readonly stance = $derived.by(() => {
    const now = this.#outside.present();
    return now && stance(now, this.#outside.info().you);
  });
  /** Whether the question needs nothing more from the viewer, who may still answer. */
  readonly settled = $derived(this.stance !== null && this.stance !== 'choice' && this.stance !== 'others');
  /** Whether the viewer is asked something that could be declined once and for all. */
  readonly standable = $derived.by(() => {
    const now = this.#outside.present();
    return Boolean(this.#outside.info().topics?.length && now?.asked && now.legal.length > 0);
  });

  constructor(outside: Outside) {
    this.#outside = outside;
  }

  /** What comes of the question without the viewer, in a sentence; nothing where there is something to decide. */
  status(): string | null {
    const now = this.#outside.present();
    const answer = now && answerOf(now);
    switch (this.stance) {
      case 'nothing':
      case 'covered':
        return t(`page-asked-${this.stance}`);
      case 'answered':
        return answer ? t('page-asked-answered', { action: answer.message }) : null;
      default:
        return null;
    }
  }

  /** Keeps the question open for longer. */
  moreTime(): void {
    void this.#outside.command('more-time');
  }

  /** Lets questions be declined, or wants to be asked again. */
  stand(answer: StandingAnswer | null): Promise<boolean> {
    return this.#outside.command({ stand: { answer } });
  }
}
