/** The four games in the order of the home page, with the minutes that a game takes. */
export const GAMES = [
  { name: 'point-city', minutes: 30 },
  { name: 'cities', minutes: 45 },
  { name: 'uptown', minutes: 40 },
  { name: 'mafia-city', minutes: 60 },
] as const;
