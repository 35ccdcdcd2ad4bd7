import type { Block } from '../../art/ground';
import type { Aim } from '../../table/aim.svelte';
import type { Telling } from '../../protocol/protocol';
import { candidates } from '../../table/narrow';
import type { Say } from '../../words/format';
import {
  blockOf,
  cellsOf,
  rotationOf,
  tileBlocks,
  tilePlaces,
  touchedCells,
  type Mark,
  type TilePlace,
} from './district';
import type { Colour, Picture } from './types';
import { cellWords } from './words';

interface Given {
  view: Picture;
  aim: Aim;
  mine: number;
  words: Say;
  /** What an action would bring; nothing as long as that is not known. */
  brings: (notation: string) => number | null;
}

/** What is being placed in the viewer's district. */
export class Placing {
  readonly #given: () => Given;
  /** How far the next tile is turned, in degrees, while it has no place yet. */
  #rotation = $state(0);

  readonly #view = $derived.by(() => this.#given().view);
  readonly #aim = $derived.by(() => this.#given().aim);
  readonly #mine = $derived.by(() => this.#given().mine);
  readonly #places = $derived(tilePlaces(this.#aim.legal, this.#mine));
  readonly #aimedPlace = $derived.by(() => {
    const { aimed } = this.#aim;
    return aimed === null || rotationOf(aimed) === null ? null : aimed;
  });
  readonly #aimedCells = $derived(this.#aim.aimed === null ? [] : touchedCells(this.#aim.aimed, this.#mine));
  readonly #cells = $derived.by(() => {
    const player = this.#view.players[this.#mine - 1];
    return new Map((player ? cellsOf(player.district) : []).map((cell) => [cell.cell, cell]));
  });

  constructor(given: () => Given) {
    this.#given = given;
  }

  /** How far the tile in hand is turned now. */
  readonly quarters = $derived((this.#aimedPlace === null ? this.#rotation : (rotationOf(this.#aimedPlace) ?? 0)) / 90);
  /** In how many ways the tile can lie. */
  readonly rotations = $derived(Math.max(1, ...this.#places.map((place) => place.options.length)));

  rotate(): void {
    this.#rotation = (this.#rotation + 90) % 360;
    const aimed = this.#aimedPlace;
    const place = this.#places.find((place) => aimed !== null && place.options.includes(aimed));
    if (place === undefined || aimed === null) return;
    const next = place.options[(place.options.indexOf(aimed) + 1) % place.options.length];
    if (next !== undefined) {
      this.#rotation = rotationOf(next) ?? this.#rotation;
      this.#aim.choose(next);
    }
  }

  /** What can be pointed at. */
  readonly marks = $derived.by((): Mark[] => [...this.#tileMarks(), ...this.#cellMarks()]);

  /** What Confirm would add to the district. */
  readonly ghost = $derived.by((): Block[] => {
    const { hand } = this.#view;
    const { aimed } = this.#aim;
    const [first] = this.#aimedCells;
    if (aimed === null || first === undefined) return [];
    const turnedBy = rotationOf(aimed);
    if (turnedBy !== null) return hand.tile === null ? [] : tileBlocks(hand.tile, first, turnedBy);
    const there = this.#cells.get(first);
    if (there === undefined) return [];
    const block = blockOf(there);
    const named = (kind: string) =>
      aimed.touches?.find((touch) => touch.startsWith(`${kind}:`))?.slice(kind.length + 1);
    const colour = named('piece') as Colour | undefined;
    if (colour !== undefined) return [{ ...block, key: 'coming', building: colour, height: block.height + 1 }];
    const id = named('feature');
    const feature = hand.features.find((one) => one.id === id);
    if (feature === undefined) return [];
    return [
      { ...block, key: 'coming', soil: feature.wild ? 'wild' : block.soil, feature: feature.wild ? null : feature.id },
    ];
  });

  #option(place: TilePlace) {
    const wanted = this.#rotation;
    return (
      place.options.find((option) => rotationOf(option) === wanted) ??
      place.options.at((wanted / 90) % place.options.length)
    );
  }

  #tileMarks(): Mark[] {
    const { words, brings } = this.#given();
    return this.#places.map((place) => {
      const element = `district:${this.#mine}:${place.first}`;
      const chosen = this.#aimedCells[0] === place.first;
      const option = chosen && this.#aim.aimed !== null ? this.#aim.aimed : this.#option(place);
      return {
        key: place.first,
        element,
        cell: place.first,
        size: 2,
        label: option === undefined ? place.first : words(option.message),
        chosen,
        brings: option === undefined ? null : brings(option.notation),
        tap: () => {
          this.#aim.tap(element);
          const option = this.#option(place);
          if (option !== undefined && this.#aim.picked(element)) this.#aim.choose(option);
        },
      };
    });
  }

  /** A thing of the hand that is picked narrows the cells; a cell that is picked does not hide the others. */
  #cellMarks(): Mark[] {
    const { words, brings } = this.#given();
    const aim = this.#aim;
    const things = aim.picks.filter((pick) => pick.startsWith('piece:') || pick.startsWith('feature:'));
    const cells = new Map<string, Telling[]>();
    for (const telling of candidates(aim.legal, things)) {
      if (rotationOf(telling) !== null) continue;
      for (const cell of touchedCells(telling, this.#mine)) cells.set(cell, [...(cells.get(cell) ?? []), telling]);
    }
    return [...cells].map(([cell, tellings]) => {
      const [only, ...others] = tellings.map((telling) => words(telling.message));
      const gains = tellings.map(({ notation }) => brings(notation)).filter((one) => one !== null);
      const element = `district:${this.#mine}:${cell}`;
      const there = this.#cells.get(cell);
      return {
        key: cell,
        element,
        cell,
        size: 1,
        label: others.length === 0 ? (only ?? cell) : there === undefined ? cell : words(cellWords(there)),
        chosen: aim.picked(element),
        brings: gains.length === 0 ? null : Math.max(...gains),
        tap: () => aim.tap(element),
      };
    });
  }
}
