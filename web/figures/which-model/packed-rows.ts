import type { Source } from '../shared/model-config/model-clock.js';
import type { Doubt, Row, Scheme } from './row.js';

const numbers = ['base', 'context', 'before', 'pairs', 'slowest', 'open', 'openAfter'] as const;

/** Rows as lines of fields, which make a page lighter than JSON. Leaves out what a URL implies, and digits not shown. */
export const pack = (rows: readonly Row[]): string =>
  rows
    .map((row) => {
      const { key, name, scheme, hasClock, source, since, doubts } = row;
      const published = since ? [since.year, since.month, ...packSource(since.source)] : ['', '', '', ''];
      const shown = { ...row, ...(row.slowest && { slowest: Number(row.slowest.toPrecision(4)) }) };
      const values = numbers.map((each) => shown[each] ?? '');
      return [key, name, scheme, hasClock ? 1 : '', ...packSource(source), ...published, doubts.join(), ...values].join(
        '|',
      );
    })
    .join('\n');

export const unpack = (text: string): readonly Row[] => text.split('\n').map(getRow);

function getRow(line: string): Row {
  const [
    key = '',
    name = '',
    scheme,
    hasClock,
    url = '',
    label = '',
    year,
    month,
    sinceUrl = '',
    sinceLabel = '',
    ...rest
  ] = line.split('|');
  const [doubts = '', ...values] = rest;
  return {
    ...{ key, name, scheme: scheme as Scheme, hasClock: hasClock !== '', source: getSource(url, label) },
    ...(year && { since: { year: Number(year), month: Number(month), source: getSource(sinceUrl, sinceLabel) } }),
    ...Object.fromEntries(numbers.flatMap((each, at) => (values[at] ? [[each, Number(values[at])]] : []))),
    doubts: doubts === '' ? [] : (doubts.split(',') as Doubt[]),
  };
}

const https = 'https://';

/** The last part of a path, or an arXiv number. */
const implied = (url: string): string =>
  url.startsWith('arxiv.org/abs/') ? `arXiv ${url.slice(14)}` : url.slice(url.lastIndexOf('/') + 1);

function packSource({ url, text }: Source): readonly [url: string, text: string] {
  const path = url.replace(https, '');
  return [path, text === implied(path) ? '' : text];
}

const getSource = (path: string, text: string): Source => ({ url: https + path, text: text || implied(path) });
