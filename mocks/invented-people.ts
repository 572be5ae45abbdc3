/** Someone who never lived. */
export interface InventedPerson {
  name: string
  email: string
  phone: string
}

const names = ['甲一', '乙二', '丙三', '丁四', '戊五', '己六', '庚七', '辛八', '壬九', '癸十']

/**
 * The n-th invented person. Names are calendar signs with a count; the mail domain is reserved for documentation (RFC 2606);
 * a phone is 199 0000 and four digits, since the form's rule asks for a mainland number: no real subscriber block is
 * filled from 0000, and no other number of the samples leaves it. A test holds all of this.
 */
export function inventedPerson(index: number): InventedPerson {
  const digits = String(index).padStart(4, '0')
  return {
    name: `示例${names[index % names.length]}`,
    email: `sample${digits}@example.com`,
    phone: `1990000${digits}`,
  }
}
