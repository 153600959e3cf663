/** Our own rune drawings: strokes in a box 20 wide and 30 high, staves upright, head at the top. */

export const RUNES = {
  fehu: 'M5 30V0M5 13L17 3M5 22L17 12',
  uruz: 'M4 30V1L16 9V30',
  thurisaz: 'M5 0V30M5 7L16 14.5L5 22',
  ansuz: 'M5 30V1L16 10M5 11L16 20',
  raido: 'M4 30V1L15 8.5L4 16L17 30',
  kaunan: 'M16 3L5 15L16 27',
  gebo: 'M3 1L17 29M17 1L3 29',
  wunjo: 'M5 30V1L16 8.5L5 16',
  hagalaz: 'M4 0V30M16 0V30M4 10L16 20',
  naudiz: 'M10 0V30M3 9L17 20',
  isaz: 'M10 0V30',
  jera: 'M12 1L4 8.5L12 16M8 14L16 21.5L8 29',
  eihwaz: 'M18 9L10 1V29L2 21',
  perthro: 'M5 0V30M5 1L11 8L17 1.5M5 29L11 22L17 28.5',
  algiz: 'M10 0V30M2 2L10 12L18 2',
  sowilo: 'M15 0L5 10L15 20L5 30',
  tiwaz: 'M10 30V1M2 10L10 1.5L18 10',
  berkanan: 'M5 0V30M5 1.5L16 8.5L5 15L16 21.5L5 28.5',
  ehwaz: 'M3 30V1L10 9L17 1V30',
  mannaz: 'M3 30V1L17 14M17 30V1L3 14',
  laguz: 'M5 30V1L17 11',
  ingwaz: 'M10 3L18 15L10 27L2 15Z',
  othala: 'M3 30L16 11L10 2L4 11L17 30',
  dagaz: 'M4 24V6L16 24V6Z',
} as const;

export type RuneName = keyof typeof RUNES;
