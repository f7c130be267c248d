import { expect, test } from '../alone.js';

test('each term that is taken away changes where the word looks @score-terms', async ({ alone }) => {
  const figure = await alone('pe-score-terms model="transformer-xl"');
  const verdict = figure.locator('.verdict');
  const term = (name: string) => figure.getByRole('switch', { name, exact: true });
  await expect(figure.getByRole('switch')).toHaveCount(4);
  await expect(verdict).toHaveText(/^At Mia: \d+%\.$/);
  await term('any × word').press('Space');
  await term('word × distance').press('Space');
  await term('any × distance').press('Space');
  await expect(verdict).toHaveText('Undecided: Anna or Mia.');
  await term('word × word').press('Space');
  await term('any × distance').press('Space');
  await expect(verdict).toHaveText(/^At before: /);
  await figure.getByRole('radio', { name: 'DeBERTa' }).check({ force: true });
  await expect(figure.getByRole('switch')).toHaveCount(3);
  await expect(figure.locator('.terms s')).toHaveText('any × distance');
});
