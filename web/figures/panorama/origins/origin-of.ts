import type { Spot } from '../matrices.js';
import type { Reading } from '../model.js';
import { attentionOrigin } from './of-attention.js';
import { normOrigin, productOrigin, sumOrigin } from './of-products.js';
import { embeddingOrigin, positionOrigin } from './of-words.js';
import type { Origin } from './origin.js';

/** @param head - Of those matrices that each head has, from 0. */
export function originOf(reading: Reading, spot: Spot, head: number): Origin {
  switch (spot.name) {
    case 'table':
    case 'words':
      return embeddingOrigin(reading, spot, head);
    case 'positions':
    case 'entered':
      return positionOrigin(reading, spot, head);
    case 'normed':
    case 'hiddenNormed':
    case 'lastNormed':
      return normOrigin(reading, spot, head);
    case 'turnedQueries':
    case 'turnedKeys':
    case 'scores':
    case 'biases':
    case 'attention':
    case 'headMixed':
    case 'mixed':
    case 'shares':
      return attentionOrigin(reading, spot, head);
    case 'afterAttention':
    case 'afterHidden':
      return sumOrigin(reading, spot, head);
    case 'queries':
    case 'keys':
    case 'values':
    case 'output':
    case 'hidden':
    case 'narrowed':
    case 'logits':
      return productOrigin(reading, spot, head);
  }
}
