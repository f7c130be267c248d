import { expect, test } from 'vitest';

import { drawing, inLightColours } from '../../../web/generator/figures/drawing.js';

const figure = (content: string): string =>
  `<pe-clock><template shadowroot="open"><style>
    :host { --ink: light-dark(#1d1c1a, #e9e6df); color: var(--ink); }
    .hand { fill: var(--hand, red); stroke: currentcolor; }
    .hand.slow { fill: color-mix(in oklab, var(--ink) 50%, #ffffff); }
    .label { font: italic 8px var(--font); }
    @media print { .hand { fill: none; } }
  </style><div class="picture">${content}</div></template></pe-clock>`;

test('a drawing takes the styles of its figure along', () => {
  const svg = drawing(
    figure(
      '<svg class="dial" viewBox="0 0 10 10" role="img"><path class="hand" style="--hand: #112233"/><path class="slow hand"/><text class="label">0</text></svg>',
    ),
  );
  expect(svg).toContain('<path fill="#112233" stroke="light-dark(#1d1c1a, #e9e6df)">');
  expect(svg).toMatch(/<text [^>]*font-size="8px" font-style="italic"/);
  expect(svg).not.toMatch(/var\(|currentcolor|class=|role=/);
  expect(inLightColours(svg ?? '')).toContain('fill="rgb(142,142,141)" stroke="#1d1c1a"');
});

test('drawings of a kind stand side by side; buttons are left out', () => {
  const dial = '<svg class="dial" viewBox="0 0 1 1"><circle r="1"/></svg>';
  const button = '<button><svg class="dial" viewBox="0 0 1 1"><path d="M0 0"/></svg></button>';
  expect(drawing(figure(`${dial}${dial}${button}`))?.match(/<circle/g)).toHaveLength(2);
  expect(drawing(figure(button))).toBeUndefined();
});
