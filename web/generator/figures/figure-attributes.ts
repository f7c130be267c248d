import type { FieldRange } from '../../figures/shared/reader/number-range.js';
import type { FigureEvent, Manifest } from '../../figures/shared/manifest/manifest.js';
import { attributeName, type Parameter } from '../../figures/shared/manifest/parameters.js';
import { exerciseManifest, manifests } from './manifests.js';

export interface FigureAttribute {
  readonly name: string;
  /** The property that it reflects. */
  readonly property: string;
  readonly kind: Parameter['kind'];
  /** For numbers. */
  readonly range?: FieldRange;
  /** For choices. */
  readonly choices?: readonly string[];
  /** The default, if it is the same for every figure of this tag. */
  readonly defaultValue?: string;
  /** Its help text, in English. */
  readonly meaning: string;
}

/** A figure, or the exercise tag, with its attributes and events. */
export interface DescribedFigure {
  readonly manifest: Manifest;
  /** What child content is used for; undefined if it is ignored. */
  readonly slot: string | undefined;
  readonly events: readonly FigureEvent[];
  /** Common attributes come first. */
  readonly attributes: readonly FigureAttribute[];
}

export const firstSentence = (summary: string): string => /^.*?\.(?= |$)/.exec(summary)?.[0] ?? summary;

function attribute(property: string, parameter: Parameter, meaning: string): FigureAttribute {
  const { kind } = parameter;
  const defaultValue = 'defaultValue' in parameter ? parameter.defaultValue : undefined;
  return {
    name: attributeName(property, parameter),
    property,
    kind,
    ...(kind === 'number' && { range: parameter.range }),
    ...(kind === 'choice' && { choices: parameter.words }),
    ...(defaultValue !== undefined && { defaultValue: String(defaultValue) }),
    meaning,
  };
}

function describe(manifest: Manifest): DescribedFigure {
  const { common, slot = common?.slot, events = [] } = manifest;
  const parameters = { ...common?.parameters, ...manifest.parameters };
  const help = { ...common?.help, ...manifest.help };
  return {
    manifest,
    slot,
    events: [...(common?.events ?? []), ...events],
    attributes: Object.entries(parameters).map(([property, parameter]) =>
      attribute(property, parameter, help[property] ?? ''),
    ),
  };
}

/**
 * Every figure and the exercise tag with their attributes, in alphabetical order: the source for the docs table, the
 * custom-elements manifest, and the validation of pages.
 */
export const describedFigures: readonly DescribedFigure[] = [...manifests, exerciseManifest]
  .toSorted((one, other) => (one.tag < other.tag ? -1 : 1))
  .map(describe);
