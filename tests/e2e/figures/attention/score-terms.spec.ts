import { choose } from '../../fixtures.js';
import { expect, post, test } from '../../embed/host.js';

test('Transformer-XL adds four terms, and DeBERTa omits one @score-terms', async ({ page, host, tour }) => {
  const figures = ['transformer-xl', 'deberta'].map(
    (model) => `<pe-score-terms lang="en" model="${model}"></pe-score-terms>`,
  );
  await page.goto(host.publish(post(figures.join(''), tour)));
  const [four, three] = [page.locator('pe-score-terms').first(), page.locator('pe-score-terms').last()];
  await expect(four.locator('.formula')).toHaveText(['qi · kj', 'qi · ri − j', 'u · kj', 'v · ri − j']);
  await expect(four.locator('.sum')).toContainText('divided by √d.');
  await expect(three.locator('.formula')).toHaveText(['qi · kj', 'qi · rδ(i, j)', 'sδ(j, i) · kj']);
  await expect(three.locator('.sum')).toContainText('divided by √(3d).');
  await expect(three.getByRole('cell').last()).toHaveText(/Left out/);
  // Solid parts are those of the formula: words i and j, and their distance.
  await expect(four.locator('circle.used')).toHaveCount(4);
  await expect(four.locator('.distance.used')).toHaveCount(2);
  await choose(four, 'Data as table');
  await expect(four.getByRole('row')).toHaveCount(6);
});
