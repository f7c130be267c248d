import { chapter, expect, languages, test } from '../fixtures.js';

// What is fetched ahead of the scripts is not used then; the browser says so when a page stays open for long.
test.use({ javaScriptEnabled: false, expectedComplaints: /was preloaded using link preload but not used/ });

for (const { folder, tag, cover, words } of languages) {
  test(`the chapter reads as text without scripts (${folder})`, async ({ page }) => {
    await page.goto(chapter(folder));
    await expect(page.locator('html')).toHaveAttribute('lang', tag);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('math').first()).toBeAttached();
    await expect(page.locator('.katex-html').first()).toBeVisible();
    for (const figure of await page.locator('pe-clock, pe-counter, pe-waves').all()) {
      await expect(figure.getByRole('paragraph').first()).toBeVisible();
      await expect(figure.locator('.picture svg').first()).toBeVisible();
      await expect(figure.locator('.controls')).toBeHidden();
    }
  });

  test(`numbers in the prose are there without scripts (${folder})`, async ({ page }) => {
    await page.goto(chapter(folder));
    // The slowest hand of 256 takes 60,611 positions, not the 62,832 that is often told.
    await expect(page.locator('pe-value', { hasText: '60,611' })).toBeVisible();
    await expect(page.locator('main')).not.toContainText(/undefined|NaN|\[object/);
  });

  test(`the reveal of a prediction can be read without scripts (${folder})`, async ({ page }) => {
    await page.goto(chapter(folder));
    await expect(page.locator('pe-predict > .reveal > p:not(.verdict)').first()).toBeVisible();
    await expect(page.locator('pe-predict > .reveal > .verdict').first()).toBeHidden();
  });

  test(`exercises can be read without scripts, and say that they cannot be checked (${folder})`, async ({ page }) => {
    await page.goto(`/${folder}/exercises/`);
    await expect(page.locator('section.exercises .still').first()).toBeVisible();
    const exercises = await page.locator('[spec]').all();
    expect(exercises.length).toBeGreaterThan(5);
    for (const exercise of exercises) {
      await expect(exercise.locator('> [slot=question]')).toBeVisible();
      await expect(exercise.locator('.check')).toBeHidden();
      await expect(exercise.locator('> [slot=worked]')).toBeHidden();
      for (const option of await exercise.locator('> [slot^="options."][slot$=".text"]').all())
        await expect(option).toBeVisible();
    }
    await expect(page.locator('main')).not.toContainText(/undefined|NaN|@\w+@/);
  });

  test(`the answers to the exercises stand at the end of the page without scripts (${folder})`, async ({ page }) => {
    for (const [slug, least] of [
      ['exercises', 40],
      ['clock-hands', 3],
    ] as const) {
      await page.goto(`/${folder}/${slug}/`);
      const key = page.locator('.answer-key');
      await expect(key.getByRole('heading', { name: words['exercise.key'] })).toBeVisible();
      const answers = await key.locator('dd').allInnerTexts();
      expect(answers).toHaveLength(await page.locator('[spec]').count());
      expect(answers.length).toBeGreaterThanOrEqual(least);
      for (const answer of answers) expect(answer).toMatch(/[\d\p{L}]/u);
      await expect(key).not.toContainText(/undefined|NaN|\[object|@\w+@|\{[a-z][a-z0-9]+\}/i);
    }
    // Position p of hand 0 in the question: its sine stands in the key.
    const asked = page.locator('#exercise-second-shadow');
    const [position, answer] = await Promise.all([
      asked.locator('[slot=question] [data-of=position]').first().innerText(),
      asked.locator('[slot=worked] [data-of=answer]').last().textContent(),
    ]);
    expect(Number(position)).toBeGreaterThan(0);
    await expect(page.locator('.answer-key dt', { hasText: /^3\.1 / }).locator('+ dd')).toHaveText(answer ?? '');
  });

  test(`the cover shows its clock without scripts (${folder})`, async ({ page }) => {
    await page.goto(cover);
    await expect(page.locator('pe-clock .picture svg').first()).toBeVisible();
    for (const key of ['figure.settings', 'clock.instruction'] as const)
      await expect(page.getByText(words[key], { exact: true }).first()).toBeHidden();
    await expect(page.locator('pe-clock .dots').first()).toBeHidden();
  });
}

for (const [slug, figure] of [
  ['position-blind', 'pe-shuffle'],
  ['three-attempts', 'pe-attempts'],
  ['formula', 'pe-worked-example'],
  ['heat-map', 'pe-heatmap'],
  ['same-turn', 'pe-rotation'],
  ['same-turn', 'pe-similarity'],
  ['gps', 'pe-receiver'],
  ['gps', 'pe-cliff'],
] as const) {
  test(`the ${figure} of ${slug} has its first picture and its caption without scripts`, async ({ page }) => {
    await page.goto(`/en/${slug}/`);
    const element = page.locator(figure);
    await expect(element.locator('> p').first()).toBeVisible();
    await expect(element.locator('.picture').locator('svg, math, img').first()).toBeVisible();
    await expect(element.locator('.controls')).toBeHidden();
    await expect(element).not.toContainText(/undefined|NaN|\{\w+\}/);
  });
}
