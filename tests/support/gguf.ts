/** Writes a GGUF metadata value in a byte order. */
type Value = (writer: Writer) => void;
export type Entry = readonly [key: string, value: Value];

class Writer {
  readonly parts: Uint8Array[] = [];
  length = 0;

  constructor(
    private readonly isLittle: boolean,
    private readonly version: number,
  ) {}

  bytes(bytes: Uint8Array): void {
    this.parts.push(bytes);
    this.length += bytes.length;
  }

  number(bytes: number, write: (view: DataView, isLittle: boolean) => void): void {
    const view = new DataView(new ArrayBuffer(bytes));
    write(view, this.isLittle);
    this.bytes(new Uint8Array(view.buffer));
  }

  whole(number: number): void {
    this.number(4, (view, isLittle) => view.setUint32(0, number, isLittle));
  }

  long(number: number): void {
    this.number(8, (view, isLittle) => view.setBigUint64(0, BigInt(number), isLittle));
  }

  size(number: number): void {
    if (this.version === 1) this.whole(number);
    else this.long(number);
  }

  float(number: number): void {
    this.number(4, (view, isLittle) => view.setFloat32(0, number, isLittle));
  }

  text(text: string): void {
    const bytes = new TextEncoder().encode(text);
    this.size(bytes.length);
    this.bytes(bytes);
  }
}

/** Values of some GGUF types. */
export const value = {
  whole:
    (number: number): Value =>
    (writer) => {
      writer.whole(4);
      writer.whole(number);
    },
  float:
    (number: number): Value =>
    (writer) => {
      writer.whole(6);
      writer.float(number);
    },
  text:
    (text: string): Value =>
    (writer) => {
      writer.whole(8);
      writer.text(text);
    },
  texts: (texts: readonly string[]): Value => list(8, texts, (writer, text) => writer.text(text)),
  floats: (numbers: readonly number[]): Value => list(6, numbers, (writer, number) => writer.float(number)),
};

const list =
  <Item>(type: number, items: readonly Item[], write: (writer: Writer, item: Item) => void): Value =>
  (writer) => {
    writer.whole(9);
    writer.whole(type);
    writer.size(items.length);
    for (const item of items) write(writer, item);
  };

/** A GGUF file with this metadata, and float32 tensors. */
export function ggufFile(
  entries: readonly Entry[],
  {
    order = 'little',
    version = 3,
    tensors = {},
  }: {
    readonly order?: 'little' | 'big';
    readonly version?: number;
    readonly tensors?: Readonly<Record<string, readonly number[]>>;
  } = {},
): Uint8Array<ArrayBuffer> {
  const writer = new Writer(order === 'little', version);
  writer.bytes(new TextEncoder().encode('GGUF'));
  writer.whole(version);
  writer.size(Object.keys(tensors).length);
  writer.size(entries.length);
  for (const [key, write] of entries) {
    writer.text(key);
    write(writer);
  }
  const alignment = 32;
  const aligned = (length: number): number => Math.ceil(length / alignment) * alignment;
  let offset = 0;
  for (const [name, numbers] of Object.entries(tensors)) {
    writer.text(name);
    writer.whole(1);
    writer.size(numbers.length);
    writer.whole(0);
    writer.long(offset);
    offset = aligned(offset + 4 * numbers.length);
  }
  for (const numbers of Object.values(tensors)) {
    writer.bytes(new Uint8Array(aligned(writer.length) - writer.length));
    for (const number of numbers) writer.float(number);
  }
  const file = new Uint8Array(writer.length);
  let at = 0;
  for (const part of writer.parts) {
    file.set(part, at);
    at += part.length;
  }
  return file;
}

export const llama: readonly Entry[] = [
  ['general.architecture', value.text('llama')],
  ['general.name', value.text('Engine')],
  ['llama.block_count', value.whole(16)],
  ['llama.context_length', value.whole(131_072)],
  ['llama.embedding_length', value.whole(2048)],
  ['llama.attention.head_count', value.whole(32)],
  ['llama.rope.freq_base', value.float(500_000)],
  ['llama.rope.dimension_count', value.whole(64)],
];

/** Llama 3's frequency divisor of each pair: 1, the factor, or in between. */
export const llama3Divisors = (pairs: number, base: number, factor: number): readonly number[] =>
  Array.from({ length: pairs }, (_, pair) => {
    const wavelength = 2 * Math.PI * base ** (pair / pairs);
    if (wavelength < 8192 / 4) return 1;
    if (wavelength > 8192) return factor;
    const smooth = (8192 / wavelength - 1) / (4 - 1);
    return 1 / ((1 - smooth) / factor + smooth);
  });
