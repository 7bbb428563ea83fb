import { expect, test } from 'vitest'
import { qrCode } from '../src/parts/qr'
import codes from './qr.json'

/** Made by another program, and read by a third: the words, the mask it chose, the rows of modules. */
test.each(codes as [string, number, string[]][])('%s', (text, mask, rows) => {
  expect(qrCode(text, mask).map((row) => row.map(Number).join(''))).toEqual(rows)
})

test('what is too long is refused', () => {
  expect(() => qrCode('x'.repeat(300))).toThrow(RangeError)
})
