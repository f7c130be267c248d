import { getDefault, type Parameters, type Value, type Values } from '../manifest/parameters.js';
import { Figure } from './figure.js';

/** The properties of a figure: undefined where its page and its reader have not set them. */
export type Properties<Own> = {
  -readonly [Name in keyof Own]: Own[Name] extends { kind: 'switch' } ? boolean : Value<Own[Name]> | undefined;
};

export interface WithValues<Own> {
  readonly values: Values<Own>;
}

export type FigureClass<Own> = Pick<typeof Figure, keyof typeof Figure> &
  (abstract new () => Figure & Properties<Own> & WithValues<Own>);

/** The base class of a figure with these parameters: a property for each, and `values`, which have the defaults, too. */
export function figureWith<Own extends Parameters>(parameters: Own): FigureClass<Own> {
  abstract class WithParameters extends Figure {
    static override properties = parameters;

    readonly values = {};

    constructor() {
      super();
      for (const [name, parameter] of Object.entries(parameters)) {
        const get = (): unknown => Reflect.get(this, name) ?? getDefault(parameter);
        Object.defineProperty(this.values, name, { enumerable: true, get });
        if (parameter.kind === 'switch') Reflect.set(this, name, false);
      }
    }
  }
  return WithParameters as unknown as FigureClass<Own>;
}
