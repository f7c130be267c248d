import type { Spot } from '../matrices.js';
import type { ForwardPass } from '../model.js';
import { attentionOrigin } from './of-attention.js';
import { normOrigin, productOrigin, sumOrigin } from './of-products.js';
import { embeddingOrigin, positionOrigin } from './of-words.js';
import type { Origin } from './origin.js';

/**
 * Explains a value of any matrix.
 *
 * @param head - From 0, for matrices that each head has.
 */
export function getOrigin(pass: ForwardPass, spot: Spot, head: number): Origin {
  switch (spot.name) {
    case 'table':
    case 'words':
      return embeddingOrigin(pass, spot, head);
    case 'positions':
    case 'entered':
      return positionOrigin(pass, spot, head);
    case 'normed':
    case 'hiddenNormed':
    case 'lastNormed':
      return normOrigin(pass, spot, head);
    case 'turnedQueries':
    case 'turnedKeys':
    case 'scores':
    case 'biases':
    case 'attention':
    case 'headMixed':
    case 'mixed':
    case 'shares':
      return attentionOrigin(pass, spot, head);
    case 'afterAttention':
    case 'afterHidden':
      return sumOrigin(pass, spot, head);
    case 'queries':
    case 'keys':
    case 'values':
    case 'output':
    case 'hidden':
    case 'narrowed':
    case 'logits':
      return productOrigin(pass, spot, head);
  }
}
