import { checkCharacterOf } from './identity-number.ts'

/** Someone who never lived. */
export interface InventedPerson {
  name: string
  email: string
  phone: string
}

/** What an applicant tells beside it. */
export interface InventedApplicant extends InventedPerson {
  gender: '男' | '女'
  birthDate: string
  idNumber: string
}

const names = ['甲一', '乙二', '丙三', '丁四', '戊五', '己六', '庚七', '辛八', '壬九', '癸十']

/**
 * No operator has 154: libphonenumber (China, `[59][0-35-9]`) and github.com/VincentSit/ChinaMobilePhoneNumberRegex have no
 * such mobile number. The forms' own rule accepts it.
 */
export const UNALLOCATED_PREFIX = '1540000'

/** No province has the number 99: GB/T 2260 goes from 11 to 82. */
export const REGION_OF_NOWHERE = '990000'

/**
 * The n-th invented person: 示例 in the name, a mail domain reserved for documentation (RFC 2606), an unallocated phone number.
 * A test checks all of this.
 */
export function inventedPerson(index: number): InventedPerson {
  const digits = String(index).padStart(4, '0')
  return {
    name: `示例${names[index % names.length]}`,
    email: `sample${digits}@example.com`,
    phone: `${UNALLOCATED_PREFIX}${digits}`,
  }
}

/** The same with a day of birth and an identity number; only its check character is valid (GB 11643). */
export function inventedApplicant(index: number): InventedApplicant {
  const isMan = index % 2 === 1
  const month = String(1 + (index % 12)).padStart(2, '0')
  const day = String(1 + ((index * 7) % 28)).padStart(2, '0')
  const year = 1988 + (index % 15)
  const digits = `${REGION_OF_NOWHERE}${year}${month}${day}${String(100 + 2 * index + (isMan ? 1 : 0))}`
  return {
    ...inventedPerson(500 + index),
    gender: isMan ? '男' : '女',
    birthDate: `${year}-${month}-${day}`,
    idNumber: `${digits}${checkCharacterOf(digits)}`,
  }
}
