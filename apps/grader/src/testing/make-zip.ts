import { crc32, deflateRawSync } from "node:zlib";

/** An entry to pack; what is not said is as an ordinary packer makes it. */
export interface ZipEntry {
  readonly name: string;
  readonly content: string | Uint8Array;
  /** Unix type and mode bits, such as 0o120777 for a symbolic link. */
  readonly mode?: number;
  /** The unpacked size that the archive claims, where it lies. */
  readonly claimedBytes?: number;
}

/** A zip archive in memory, also one that no honest packer makes. */
export function makeZip(entries: readonly ZipEntry[]): Buffer {
  const bodies: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, content, mode = 0o100644, claimedBytes } of entries) {
    const raw = Buffer.from(content);
    const packed = deflateRawSync(raw);
    const nameBytes = Buffer.from(name);
    const sizes = Buffer.alloc(26);
    sizes.writeUInt16LE(20, 0);
    sizes.writeUInt16LE(0x800, 2);
    sizes.writeUInt16LE(8, 4);
    sizes.writeUInt32LE(crc32(raw), 10);
    sizes.writeUInt32LE(packed.length, 14);
    sizes.writeUInt32LE(claimedBytes ?? raw.length, 18);
    sizes.writeUInt16LE(nameBytes.length, 22);
    const local = Buffer.concat([Buffer.from("PK\x03\x04"), sizes, nameBytes, packed]);
    const central = Buffer.alloc(46);
    central.write("PK\x01\x02", 0, "latin1");
    central.writeUInt16LE(3 << 8, 4);
    sizes.copy(central, 6);
    central.writeUInt32LE(mode * 0x10000, 38);
    central.writeUInt32LE(offset, 42);
    directory.push(central, nameBytes);
    bodies.push(local);
    offset += local.length;
  }
  const list = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write("PK\x05\x06", 0, "latin1");
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(list.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...bodies, list, end]);
}
