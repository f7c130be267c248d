import type { FieldRange } from '../../figures/shared/reader/fields.js';
import type { FigureEvent, Manifest } from '../../figures/shared/manifest/manifest.js';
import { attributeName, type Parameter } from '../../figures/shared/manifest/parameters.js';
import { exerciseManifest, manifests } from './manifests.js';

/** One attribute of a figure. */
export interface FigureAttribute {
  readonly name: string;
  /** The property that it sets. */
  readonly property: string;
  readonly kind: Parameter['kind'];
  /** Of a number. */
  readonly range?: FieldRange;
  /** Of a choice. */
  readonly choices?: readonly string[];
  /** The value of a figure without the attribute, where that is the same for every figure of this tag. */
  readonly defaultValue?: string;
  /** Its meaning, in English. */
  readonly meaning: string;
}

/** A figure, or the tag of all exercises, and what can be written in its tag. */
export interface DescribedFigure {
  readonly manifest: Manifest;
  /** The use of the page's own content between the tags; undefined where it has none. */
  readonly slot: string | undefined;
  readonly events: readonly FigureEvent[];
  /** Those that several figures have first. */
  readonly attributes: readonly FigureAttribute[];
}

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
 * Every figure and the tag of all exercises, with their attributes, the ranges and meanings of these, in alphabetical order: the
 * one source of the table in the documentation, of the manifest in the package, and of what a page may write.
 */
export const describedFigures: readonly DescribedFigure[] = [...manifests, exerciseManifest]
  .toSorted((one, other) => (one.tag < other.tag ? -1 : 1))
  .map(describe);
