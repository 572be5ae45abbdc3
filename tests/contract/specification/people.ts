/** What a visitor would really send. */
export const goodMessage = {
  name: '陈先生',
  email: 'chen@example.com',
  phone: '13812345678',
  subject: '咨询数据标注服务',
  message: '请问图像标注如何报价？',
}

/** The region code 999999 exists nowhere; the last figure is the right check figure (GB 11643). */
export const inventedIdNumber = '999999199805200018'

export const goodApplication = {
  name: '林晓',
  gender: '女',
  birthDate: '1998-05-20',
  age: 27,
  idNumber: inventedIdNumber,
  phone: '13812345678',
  email: 'lin@example.com',
  school: '某某学院',
  education: '本科',
  experience: '一年标注经验',
  skills: '图像标注',
  hobbies: '阅读',
  selfEvaluation: '认真负责',
  jobTitle: '数据标注员',
  jobLocation: '合肥',
  consent: true,
  consentVersion: '2026-01',
}
