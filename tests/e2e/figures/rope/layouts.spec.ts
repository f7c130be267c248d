import { choose, expect, openSettings, test, openFigure } from '../../fixtures.js';

const page = '/en/rope/';
const rightHere = /In this sentence, (\d) of 9 answers are right; over 200 sentences, (\d+)%/;

test.describe('the same weights in another layout', () => {
  test('answer nonsense until queries and keys are permuted @layouts', async ({ page: tab }) => {
    const figure = await openFigure(tab, page, 'pe-layouts');
    const sentenceText = figure.locator('.prose');
    await expect(sentenceText).toHaveText(/In this sentence, 9 of 9 answers are right; over 200 sentences, 100%/);
    await expect(figure.locator('.wrong')).toHaveCount(0);

    await figure.getByText('neighbours', { exact: true }).click();
    await expect(sentenceText).toContainText('Turning the same numbers in other pairs makes the model a different one');
    const [, here, over] = rightHere.exec(await sentenceText.innerText())!;
    expect(Number(over)).toBeLessThan(20);
    await expect(figure.locator('.wrong')).toHaveCount(9 - Number(here));
    await expect(figure.getByRole('img', { name: '0 with 1, 2 with 3, 4 with 5, 6 with 7' })).toBeVisible();

    await figure.getByText('neighbours, reordered').click();
    await expect(sentenceText).toHaveText(/In this sentence, 9 of 9 answers are right; over 200 sentences, 100%/);
    await expect(figure.getByRole('img', { name: '0 with 4, 1 with 5, 2 with 6, 3 with 7' })).toBeVisible();
    await expect(figure.locator('text')).toHaveText(['0', '4', '1', '5', '2', '6', '3', '7']);
  });

  test('can be selected by arrow keys, and read another sentence @layouts', async ({ page: tab }) => {
    const figure = await openFigure(tab, page, 'pe-layouts');
    const first = await figure.locator('.word').allInnerTexts();
    await figure.getByRole('radio', { name: 'halves' }).press('ArrowRight');
    await expect(figure.getByRole('radio', { name: 'neighbours', exact: true })).toBeFocused();
    await expect(figure.locator('.prose')).toContainText('makes the model a different one');
    await openSettings(figure);
    await figure.getByRole('slider', { name: 'Sentence' }).press('ArrowRight');
    await expect.poll(() => figure.locator('.word').allInnerTexts()).not.toEqual(first);
    await choose(figure, 'Data as table');
    await expect(figure.locator('.data').getByRole('row')).toHaveCount(10);
  });
});
