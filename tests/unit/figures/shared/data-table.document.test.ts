import '../../exercises/document.js';

import { beforeEach, expect, test } from 'vitest';
import { render } from 'lit';

import { dataTable } from '../../../../web/figures/shared/data-table.js';

let place: HTMLElement;

beforeEach(() => {
  place = document.createElement('div');
});

const cells = (row: Element): string[] =>
  [...row.children].map(({ localName, textContent }) => `${localName}: ${textContent}`);

test('columns have headings, rows have header cells, and absent columns are omitted', () => {
  const [without, withTen] = [undefined, 10 as number | undefined];
  const table = (factor: number | undefined) =>
    dataTable(Array(2).keys(), [
      ['pair', (pair) => pair],
      factor !== undefined && ['tens', (pair) => factor * pair],
      ['', (_, index) => `row ${index}`],
    ]);
  render(table(without), place);
  expect([...place.querySelectorAll('tr')].map(cells)).toEqual([
    ['th: pair', 'td: '],
    ['th: 0', 'td: row 0'],
    ['th: 1', 'td: row 1'],
  ]);
  render(table(withTen), place);
  expect([...place.querySelectorAll('tbody tr')].map(cells)).toEqual([
    ['th: 0', 'td: 0', 'td: row 0'],
    ['th: 1', 'td: 10', 'td: row 1'],
  ]);
  expect([...place.querySelectorAll('th')].map((th) => th.getAttribute('scope'))).toEqual(['col', 'col', 'row', 'row']);
  expect(place.querySelector('caption')).toBeNull();
});
