import type { Locator, Page } from '@playwright/test';

import { ggufFile, llama, llama3Divisors } from '../../../support/gguf.js';
import { expect, test, openFigure } from '../../fixtures.js';
import { pointOn } from '../../gestures.js';

const getClock = (page: Page, query = ''): Promise<Locator> => openFigure(page, `/en/model/${query}`, 'pe-model-clock');

/** YaRN with a factor of 8; the name is untrusted. */
const stretched = {
  ...{ _name_or_path: 'someone/tiny-long', model_type: 'qwen2', hidden_size: 256, num_attention_heads: 4 },
  ...{ num_hidden_layers: 2, rope_theta: 10_000, max_position_embeddings: 16_384 },
  rope_scaling: { type: 'yarn', factor: 8, original_max_position_embeddings: 2048 },
};

const paste = (figure: Locator, text: string): Promise<void> =>
  figure.getByLabel('Paste a config.json here').evaluate((field, pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', pasted);
    field.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true, composed: true }),
    );
  }, text);

const drop = (figure: Locator, bytes: Uint8Array, name: string, size = bytes.length): Promise<void> =>
  figure.locator('.paste').evaluate(
    (zone, file) => {
      const dataTransfer = new DataTransfer();
      const rest = new Uint8Array(file.size - file.bytes.length);
      dataTransfer.items.add(new File([new Uint8Array(file.bytes), rest], file.name));
      zone.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
    },
    { bytes: [...bytes], name, size },
  );

const facts = (figure: Locator): Promise<string | null> => figure.locator('.facts').textContent();

test('a pasted config.json becomes a clock, and its link restores it @model-clock', async ({ page }) => {
  const figure = await getClock(page);
  await paste(figure, JSON.stringify(stretched, undefined, 2));
  await expect(figure.locator('.verdict')).toContainText('someone/tiny-long at 16,384');
  const scaling = figure.locator('.facts div').filter({ hasText: /^\s*Scaling/ });
  await expect(scaling).toContainText('yarn × 8');
  await expect(figure.locator('.notes')).toContainText('head_dim is missing. 256 / 4 = 64 was used.');
  await expect(figure.locator('.warnings a').first()).toHaveAttribute('href', /^https:/);
  await expect(figure.getByLabel('Paste a config.json here')).toHaveValue(/"yarn"/);

  const config = await figure.evaluate((element) => (element as HTMLElement & { config?: string }).config ?? '');
  expect(config).toContain('yarn');
  const told = await facts(figure);
  await page.goto(`/en/model/?${new URLSearchParams({ 'model-clock.config': config }).toString()}`);
  await expect(figure).toHaveJSProperty('config', config);
  await expect(scaling).toContainText('yarn × 8');
  expect(await facts(figure)).toBe(told);
});

test('unreadable input is rejected with one sentence, and nothing of the previous file remains @model-clock', async ({
  page,
}) => {
  const figure = await getClock(page);
  const refusal = figure.locator('.paste .refusal');
  const hostile: readonly (readonly [text: string, sentence: RegExp])[] = [
    ['{"a":', /^The text ends too early/],
    [JSON.stringify({ ...stretched, hidden_size: '<img src=x>' }), /^hidden_size must be/],
  ];
  await figure.getByText('Use a config.json of your own').last().press('Enter');
  for (const [text, sentence] of hostile) {
    await paste(figure, JSON.stringify(stretched));
    await expect(figure.locator('.facts')).toContainText('yarn × 8');
    await paste(figure, text);
    await expect(refusal).toHaveText(sentence);
    await expect(figure.locator('.paste details')).toHaveAttribute('open');
    await expect(figure.locator('.facts, .spiral, .verdict, .plot')).toHaveCount(0);
    await expect(figure).toHaveJSProperty('config', undefined);
  }
  // Incomplete input isn't an error while typing, only after leaving the field.
  await paste(figure, JSON.stringify(stretched));
  const field = figure.getByLabel('Paste a config.json here');
  await field.fill('{ "rope');
  await expect(figure.locator('.facts')).toContainText('yarn × 8');
  await field.blur();
  await expect(refusal).toHaveText(/^This isn’t JSON: line 1, column 3/);
  await expect(field).toHaveValue('{ "rope');
  await expect(figure.locator('.facts')).toHaveCount(0);
});

test('pasting replaces the text unless the reader has edited it @model-clock', { tag: '@more' }, async ({ page }) => {
  const figure = await getClock(page);
  await figure.getByText('Use a config.json of your own').press('Enter');
  const field = figure.getByLabel('Paste a config.json here');
  const printed = `Qwen2Config ${JSON.stringify(stretched)}`;
  await expect(field).not.toHaveValue('');
  await field.press('End');
  await paste(figure, printed);
  await expect(field).toHaveValue(printed);
  await expect(figure.locator('.facts')).toContainText('yarn × 8');

  // Rejected text stays in the field, and the next paste replaces it.
  const adapter = '{"peft_type": "LORA", "base_model_name_or_path": "ada/engine-1b"}';
  await paste(figure, adapter);
  await expect(figure.locator('.paste .refusal')).toContainText('you need the config.json of ada/engine-1b');
  await expect(field).toHaveValue(adapter);
  await paste(figure, printed);
  await expect(field).toHaveValue(printed);
  await expect(figure.locator('.paste .refusal')).toBeEmpty();

  // After editing, a paste is inserted at the caret by the browser.
  await field.press('Control+End');
  await field.pressSequentially(' ');
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate(() => navigator.clipboard.writeText('and more'));
  await field.press('Control+V');
  await expect(field).toHaveValue(`${printed} and more`);
});

test('the header of a dropped .gguf file becomes a clock @model-clock', async ({ page }) => {
  const figure = await getClock(page);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  const tensors = { 'rope_freqs.weight': llama3Divisors(32, 500_000, 32) };
  await drop(figure, ggufFile(llama, { tensors }), 'engine.gguf', 2 ** 26);
  await expect(figure.locator('.facts')).toContainText('llama3 × 32');
  await expect(figure.locator('.verdict')).toContainText('Engine at');
  await expect(figure.getByLabel('Paste a config.json here')).toHaveValue(/"rope_type": "llama3"/);
  expect(requests.map((url) => new URL(url).pathname)).toEqual([
    expect.stringMatching(/assets\/gguf-file-[\w-]+\.js$/),
  ]);

  await drop(figure, ggufFile(llama).slice(0, 300), 'cut.gguf');
  await expect(figure.locator('.paste .refusal')).toHaveText(/^The \.gguf file is damaged or cut short/);
  await expect(figure.locator('.facts')).toHaveCount(0);
});

test('a file can be dropped or opened @model-clock', { tag: '@more' }, async ({ page }) => {
  const figure = await getClock(page);
  const layers = figure.locator('.facts');
  await drop(figure, new TextEncoder().encode(JSON.stringify(stretched)), 'config.json');
  await expect(layers).toContainText('yarn × 8');
  const opened = { ...stretched, rope_scaling: { type: 'linear', factor: 4 } };
  await figure
    .locator('input[type=file]')
    .setInputFiles({ name: 'config.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(opened)) });
  await expect(layers).toContainText('linear × 4');
});

test('a model can be found by name, by keyboard only @model-clock', async ({ page }) => {
  const figure = await getClock(page);
  await figure.locator('.pick summary').press('Enter');
  const search = figure.getByRole('searchbox', { name: 'Find a model' });
  await expect(search).toBeFocused();
  await search.fill('gemma 3 4');
  await expect(figure.locator('.popup li')).toHaveCount(1);
  await search.press('Enter');
  await expect(figure.locator('.pick b')).toHaveText('Gemma 3 4B');
  await expect(figure).toHaveJSProperty('model', 'gemma3-4b');
  await expect(figure.locator('.provenance a')).toHaveAttribute('href', /^https:/);
});

test('the length is dragged and typed, and a pair chosen by pointer and keys @model-clock', async ({ page }) => {
  const figure = await getClock(page);
  const verdict = figure.locator('.verdict');
  await expect(verdict).toHaveText(
    'Llama 3.1 8B at 131,072: 29 of 64 pairs pass the angles of its first 8,192 positions.',
  );
  await figure.getByRole('slider', { name: 'Your text, in positions' }).press('ArrowRight');
  await expect(verdict).not.toContainText('131,072');
  await figure.getByRole('textbox', { name: 'Your text, in positions' }).fill('8192');
  await page.keyboard.press('Enter');
  await expect(figure).toHaveJSProperty('length', 8192);
  await expect(verdict).toContainText('at 8,192: no pair passes');

  await page.mouse.click(...(await pointOn(figure.locator('.spiral'))));
  await expect(figure.locator('.pair-reading')).toContainText(/^Pair [0-4] takes/);
  const pair = figure.getByRole('slider', { name: 'Pair' }).first();
  await pair.press('Home');
  await expect(figure.locator('.pair-reading')).toContainText('Pair 0 takes 6.283 positions');
  await pair.press('End');
  await expect(figure.locator('.pair-reading')).toContainText('Pair 63 ');
});

test('a setting is changed, compared and taken along, and its link restores it @model-clock', async ({ page }) => {
  const figure = await getClock(page);
  const verdict = figure.locator('.verdict');
  await figure.locator('.choice label', { hasText: 'YaRN' }).click();
  await figure.getByRole('button', { name: 'Use this factor' }).click();
  await expect(verdict).toContainText('no pair passes');
  await expect(figure.getByText('With the setting of the file it’s 29.')).toBeVisible();
  await expect(figure.locator('.changes')).toContainText('llama3 → yarn');
  await expect(figure.locator('.side')).toContainText('multiplies cosines and sines by 1.2773');

  await figure.getByText('Take this setting to a program').click();
  await figure.locator('.choice label', { hasText: 'SGLang' }).click();
  await expect(figure.locator('.take code')).toContainText('"rope_type":"yarn","factor":16');

  await page.goto('/en/model/?model-clock.scheme=yarn&model-clock.factor=16');
  await expect(verdict).toContainText('no pair passes');
});

test('a setting that is kept is compared with another model @model-clock', { tag: '@more' }, async ({ page }) => {
  const figure = await getClock(page);
  await figure.getByText('Compare the curves of all pairs').click();
  await figure.getByRole('button', { name: 'Compare with this' }).click();
  await figure.locator('.pick summary').press('Enter');
  await figure.getByRole('searchbox', { name: 'Find a model' }).fill('llama 3.2 1');
  await page.keyboard.press('Enter');
  await expect(figure.locator('.compare')).toContainText('You’re comparing with Llama 3.1 8B.');
  await expect(figure.locator('.changes')).toContainText('factor: 8 → 32');
  await figure.getByRole('button', { name: 'Stop comparing' }).click();
  await expect(figure.locator('.changes')).toHaveCount(0);
});
