import { expect, test } from '../alone.js';

test('Transformer-XL adds four terms, and DeBERTa omits one @score-terms', async ({ alone }) => {
  const four = await alone('pe-score-terms model="transformer-xl"');
  await expect(four.locator('.formula')).toHaveText(['qi · kj', 'qi · ri − j', 'u · kj', 'v · ri − j']);
  await expect(four.locator('.sum')).toContainText('divided by √d.');
  // Solid parts are those of the formula: words i and j, and their distance.
  await expect(four.locator('circle.used')).toHaveCount(4);
  await expect(four.locator('.distance.used')).toHaveCount(2);

  const three = await alone('pe-score-terms model="deberta"');
  await expect(three.locator('.formula')).toHaveText(['qi · kj', 'qi · rδ(i, j)', 'sδ(j, i) · kj']);
  await expect(three.locator('.sum')).toContainText('divided by √(3d).');
  await expect(three.getByRole('cell').last()).toHaveText(/Left out/);
});
