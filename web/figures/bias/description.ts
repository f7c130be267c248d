import { minBias, countKeys, type ComputedBias } from './data.js';
import { fixed, significant, formatNumber } from '../shared/reader/format.js';
import { inRow, type Translate } from '../shared/reader/messages.js';

/** One or two sentences about the scheme, or about the scores of the selected query. */
export function getDescription(t: Translate, added: ComputedBias, scores: boolean): string {
  return scores ? describeScores(t, added) : describeScheme(t, added);
}

function describeScheme(t: Translate, added: ComputedBias): string {
  const { scheme, head, heads, query, causal, clip, window, buckets } = added.settings;
  const { numbers, seen } = countKeys(added);
  const row = { query: formatNumber(query), numbers: formatNumber(numbers), seen: formatNumber(seen) };
  if (scheme === 'alibi') {
    const slope = significant(added.slopes[head - 1] ?? 0);
    return t('bias.alibi', { head, heads, slope, query: formatNumber(query), loss: significant(-minBias(added)) });
  }
  if (scheme === 't5') {
    const last = { start: formatNumber(added.starts.at(-1) ?? 0), bucket: formatNumber(added.starts.length - 1) };
    return t(causal ? 'bias.decoder' : 'bias.encoder', { ...row, ...last, after: formatNumber(buckets - 1) });
  }
  if (scheme === 'shaw') return t(causal ? 'bias.shawCausal' : 'bias.shaw', { ...row, clip: formatNumber(clip) });
  return t(causal ? 'bias.windowCausal' : 'bias.windowBoth', { ...row, window: formatNumber(window) });
}

function describeScores(t: Translate, { weights, biasedWeights, settings: { query, scheme } }: ComputedBias): string {
  const [before, after] = [weights, biasedWeights].map((row) => {
    const max = Math.max(...row);
    return { key: formatNumber(row.indexOf(max)), share: `${fixed(100 * max, 0)}%` };
  });
  const values = { query: formatNumber(query), key: before!.key, share: before!.share };
  const words = t('bias.most', { ...values, keyAfter: after!.key, shareAfter: after!.share });
  return scheme === 't5' || scheme === 'shaw' ? inRow(words, t('bias.untrained')) : words;
}
