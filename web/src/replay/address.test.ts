import { describe, expect, it } from 'vitest';
import { recordInAddress } from './address';

// As `link_to` of the lab's report writes it.
const PACKED = 'eNqrVkpPzE1VslLKTSzKTi1R0lEqTk1NUbIy11HKA0oUK1lFKx1uTclLVYqtBQA_Eg6U';

describe('a record in an address', () => {
  it('is the text that the lab has packed', async () => {
    expect(await recordInAddress(`#record=${PACKED}`)).toBe(
      '{"game":"market","seed":7,"names":["Ådne"]}',
    );
  });

  it('is not there in other addresses', () => {
    expect(recordInAddress('')).toBeNull();
    expect(recordInAddress('#seat=1')).toBeNull();
  });

  it('fails where somebody has changed it', async () => {
    await expect(recordInAddress('#record=%%%')).rejects.toThrow();
    await expect(recordInAddress(`#record=${PACKED.slice(5)}`)).rejects.toThrow();
  });
});
