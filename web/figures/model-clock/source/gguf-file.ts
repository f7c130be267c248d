import type { Gguf } from '../../shared/model-config/pasted/gguf.js';
import type { Json } from '../../shared/model-config/json.js';
import type { Sentence } from '../../shared/model-config/model-clock.js';

/**
 * Reads the header of a GGUF file in slices, without vocabulary or weights. No imports, so that it is a chunk of its
 * own.
 */
export async function readGguf(file: Blob): Promise<Gguf | { readonly refusal: Sentence }> {
  const header = new Header(file);
  try {
    return await header.read();
  } catch (error) {
    if (error instanceof NotFirst) return { refusal: error.sentence };
    if (!(error instanceof EndOfHeader) && !(error instanceof DOMException)) throw error;
    return { refusal: { key: 'modelConfig.badGguf', values: { at: header.at } } };
  }
}

/** The file ended within the header, or the header has an impossible value. */
class EndOfHeader extends Error {}

/** Not a GGUF file, or a later part of a split one. */
class NotFirst extends Error {
  constructor(readonly sentence: Sentence) {
    super(sentence.key);
  }
}

/** Bytes. */
const slice = 2 ** 18;
/** A header with a large vocabulary has 20 MB. */
const longestHeader = 2 ** 27;
const longestText = 2 ** 12;
const longestList = 2 ** 11;
const deepest = 4;

/** Sizes in bytes by type number; types 8 and 9 are strings and arrays. */
const sizes = [1, 1, 2, 2, 4, 4, 4, 1, undefined, undefined, 8, 8, 8] as const;
const [textType, listType] = [8, 9];
const float32Tensor = 0;
/** Tensors with divisors of the frequencies. */
const factorTensors = /^rope_(?:freqs|factors_(?:short|long))\.weight$/;

class Header {
  at = 0;
  #view = new DataView(new ArrayBuffer(0));
  /** The view's offset in the file. */
  #start = 0;
  #readSoFar = 0;
  #isLittle = true;
  #isFirstVersion = false;

  constructor(private readonly file: Blob) {}

  async read(): Promise<Gguf> {
    const magic = await this.file.slice(0, 4).text();
    if (magic !== 'GGUF') {
      const found = magic.replace(/[^\x21-\x7e]/g, '?');
      throw new NotFirst({ key: 'modelConfig.notGguf', values: { found } });
    }
    this.at = 4;
    // The version is a small number, so it shows the byte order.
    await this.#have(4);
    this.#isLittle = (this.#view.getUint32(4 - this.#start, true) & 0xffff) !== 0;
    this.#isFirstVersion = (await this.#whole(4)) === 1;
    const [tensors, entries] = [await this.#size(), await this.#size()];
    const metadata = Object.create(null) as Record<string, Json>;
    for (let entry = 0; entry < entries; entry += 1) {
      const key = await this.#text();
      const value = await this.#value(await this.#whole(4), 0);
      if (key !== undefined && value !== undefined) metadata[key] = value;
    }
    const parts = metadata['split.count'];
    if (metadata['general.architecture'] === undefined)
      throw typeof parts === 'number' && parts > 1
        ? new NotFirst({ key: 'modelConfig.splitGguf', values: { count: String(parts).padStart(5, '0') } })
        : new EndOfHeader();
    return { metadata, factors: await this.#factors(tensors, Number(metadata['general.alignment'] ?? 32)) };
  }

  /** Goes through the list of tensors and reads those with factors. */
  async #factors(count: number, alignment: number): Promise<Record<string, readonly number[]>> {
    const found: { name: string; length: number; offset: number }[] = [];
    for (let tensor = 0; tensor < count; tensor += 1) {
      const name = await this.#text();
      const dimensions = await this.#whole(4);
      let length = 1;
      for (let dimension = 0; dimension < dimensions; dimension += 1) length *= await this.#size();
      const type = await this.#whole(4);
      const offset = await this.#whole(8);
      if (name === undefined || !factorTensors.test(name)) continue;
      if (type !== float32Tensor || length > longestList) throw new EndOfHeader();
      found.push({ name, length, offset });
    }
    if (found.length > 0 && !(alignment > 0)) throw new EndOfHeader();
    const data = Math.ceil(this.at / alignment) * alignment;
    const factors: Record<string, readonly number[]> = {};
    for (const { name, length, offset } of found) {
      this.at = data + offset;
      factors[name] = (await this.#list(6, length)).map(Number);
    }
    return factors;
  }

  /** Reads the next value; undefined if it is too long to concern positions. */
  async #value(type: number, depth: number): Promise<Json | undefined> {
    if (type === textType) return this.#text();
    if (type !== listType) return this.#number(type);
    const [inner, count] = [await this.#whole(4), await this.#size()];
    const size = sizes[inner];
    if (size !== undefined) {
      if (count <= longestList) return this.#list(inner, count);
      this.#skip(size * count);
      return undefined;
    }
    if ((inner !== textType && inner !== listType) || depth > deepest) throw new EndOfHeader();
    for (let item = 0; item < count; item += 1) {
      if (inner === listType) await this.#value(listType, depth + 1);
      // Skips the strings of a vocabulary by their lengths, most of which are in the current slice.
      else this.#skip(this.#has(8) ? this.#sizeHere() : await this.#size());
    }
    return undefined;
  }

  async #list(type: number, count: number): Promise<readonly (number | boolean)[]> {
    const items: (number | boolean)[] = [];
    for (let item = 0; item < count; item += 1) items.push(await this.#number(type));
    return items;
  }

  async #number(type: number): Promise<number | boolean> {
    const size = sizes[type];
    if (size === undefined) throw new EndOfHeader();
    await this.#have(size);
    const [at, little, view] = [this.at - this.#start, this.#isLittle, this.#view];
    this.at += size;
    switch (type) {
      case 0:
        return view.getUint8(at);
      case 1:
        return view.getInt8(at);
      case 2:
        return view.getUint16(at, little);
      case 3:
        return view.getInt16(at, little);
      case 4:
        return view.getUint32(at, little);
      case 5:
        return view.getInt32(at, little);
      case 6:
        return shortest(view.getFloat32(at, little));
      case 7:
        return view.getUint8(at) !== 0;
      case 10:
        return Number(view.getBigUint64(at, little));
      case 11:
        return Number(view.getBigInt64(at, little));
      default:
        return view.getFloat64(at, little);
    }
  }

  /** Reads a string; undefined if it is too long for a name. */
  async #text(): Promise<string | undefined> {
    const length = await this.#size();
    if (length > longestText) {
      this.#skip(length);
      return undefined;
    }
    await this.#have(length);
    const text = new TextDecoder().decode(new Uint8Array(this.#view.buffer, this.at - this.#start, length));
    this.at += length;
    return text;
  }

  async #whole(bytes: 4 | 8): Promise<number> {
    return Number(await this.#number(bytes === 4 ? 4 : 10));
  }

  /** Reads a count or length. */
  async #size(): Promise<number> {
    await this.#have(this.#isFirstVersion ? 4 : 8);
    return this.#sizeHere();
  }

  #sizeHere(): number {
    const at = this.at - this.#start;
    this.at += this.#isFirstVersion ? 4 : 8;
    return this.#isFirstVersion
      ? this.#view.getUint32(at, this.#isLittle)
      : Number(this.#view.getBigUint64(at, this.#isLittle));
  }

  #skip(bytes: number): void {
    if (this.at + bytes > this.file.size) throw new EndOfHeader();
    this.at += bytes;
  }

  #has(bytes: number): boolean {
    return this.at >= this.#start && this.at + bytes <= this.#start + this.#view.byteLength;
  }

  /** Makes sure that the next bytes are in the view. */
  async #have(bytes: number): Promise<void> {
    if (this.#has(bytes)) return;
    if (this.at + bytes > this.file.size || this.#readSoFar > longestHeader) throw new EndOfHeader();
    const buffer = await this.file.slice(this.at, this.at + Math.max(bytes, slice)).arrayBuffer();
    this.#readSoFar += buffer.byteLength;
    this.#view = new DataView(buffer);
    this.#start = this.at;
    if (buffer.byteLength < bytes) throw new EndOfHeader();
  }
}

/** The shortest decimal for a 32-bit float. */
function shortest(value: number): number {
  const rounded = Math.fround(value);
  for (let digits = 1; digits < 9; digits += 1) {
    const number = Number(value.toPrecision(digits));
    if (Math.fround(number) === rounded) return number;
  }
  return value;
}
