import { expect, test, openFigure } from '../../fixtures.js';

test('the model of the page answers nonsense in another layout until its rows are permuted @layouts', async ({
  page,
}) => {
  const figure = await openFigure(page, '/en/rope/', 'pe-layouts');
  await expect(figure.locator('.prose')).toContainText(
    'In this sentence, 9 of 9 answers are right; over 200 sentences, 100%',
  );
  await figure.getByText('neighbours', { exact: true }).click();
  await expect(figure.locator('.prose')).toContainText(/over 200 sentences, 1?\d%/);
  expect(await figure.locator('.wrong').count()).toBeGreaterThan(0);
  await figure.getByText('neighbours, reordered').click();
  await expect(figure.locator('.wrong')).toHaveCount(0);
});
