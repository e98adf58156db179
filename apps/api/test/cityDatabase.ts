/** The place of a network in the database of a test. */
export interface KnownNetwork {
  /** The first number of its addresses: 77 for 77.0.0.0/8. */
  firstByte: number;
  name: string;
  lat: number;
  lng: number;
}

type Value = { string: string } | { double: number } | { uint: number } | { map: Record<string, Value> };

/** Types of the format: https://maxmind.github.io/MaxMind-DB/#data-section. */
const types = { string: 2, double: 3, uint: 6, map: 7 };

const control = (type: number, size: number): Buffer =>
  size < 29 ? Buffer.from([(type << 5) | size]) : Buffer.from([(type << 5) | 29, size - 29]);

function encoded(value: Value): Buffer {
  if ('string' in value) {
    const text = Buffer.from(value.string);
    return Buffer.concat([control(types.string, text.length), text]);
  }
  if ('map' in value) {
    const entries = Object.entries(value.map);
    const pairs = entries.flatMap(([key, inner]) => [encoded({ string: key }), encoded(inner)]);
    return Buffer.concat([control(types.map, entries.length), ...pairs]);
  }
  const number = Buffer.alloc('double' in value ? 8 : 4);
  if ('double' in value) number.writeDoubleBE(value.double);
  else number.writeUInt32BE(value.uint);
  return Buffer.concat([control('double' in value ? types.double : types.uint, number.length), number]);
}

const cityOf = ({ name, lat, lng }: KnownNetwork): Buffer =>
  encoded({
    map: {
      city: { map: { names: { map: { ru: { string: name } } } } },
      location: { map: { latitude: { double: lat }, longitude: { double: lng } } },
    },
  });

const metadata = (nodeCount: number): Buffer =>
  encoded({
    map: {
      node_count: { uint: nodeCount },
      record_size: { uint: 24 },
      ip_version: { uint: 4 },
      database_type: { string: 'GeoLite2-City' },
      binary_format_major_version: { uint: 2 },
      binary_format_minor_version: { uint: 0 },
      build_epoch: { uint: 1_760_000_000 },
    },
  });

const separator = Buffer.alloc(16);
const metadataStart = Buffer.concat([Buffer.from([0xab, 0xcd, 0xef]), Buffer.from('MaxMind.com')]);
const bitsOf = (byte: number): number[] => Array.from({ length: 8 }, (_, at) => (byte >> (7 - at)) & 1);

/** A record of the tree: another node, or the network that ends there. */
type Tree = [left: Tree | KnownNetwork | null, right: Tree | KnownNetwork | null];

function treeOf(networks: readonly KnownNetwork[]): Tree {
  const root: Tree = [null, null];
  for (const network of networks) {
    const bits = bitsOf(network.firstByte);
    const last = bits.pop() as 0 | 1;
    let node = root;
    for (const bit of bits as (0 | 1)[]) node = (node[bit] ??= [null, null]) as Tree;
    node[last] = network;
  }
  return root;
}

const nodesOf = (tree: Tree): Tree[] => [
  tree,
  ...tree.flatMap((record) => (Array.isArray(record) ? nodesOf(record) : [])),
];

/** A database in the format that GeoLite2 City and its peers have. */
export function cityDatabase(networks: readonly KnownNetwork[]): Buffer {
  const nodes = nodesOf(treeOf(networks));
  const cities = networks.map(cityOf);
  const offsetOf = (network: KnownNetwork): number =>
    Buffer.concat(cities.slice(0, networks.indexOf(network))).length + nodes.length + separator.length;
  const pointer = (record: Tree[number]): number =>
    record === null ? nodes.length : Array.isArray(record) ? nodes.indexOf(record) : offsetOf(record);
  const tree = Buffer.alloc(nodes.length * 6);
  nodes.flat().forEach((record, at) => tree.writeUIntBE(pointer(record), at * 3, 3));
  return Buffer.concat([tree, separator, ...cities, metadataStart, metadata(nodes.length)]);
}
