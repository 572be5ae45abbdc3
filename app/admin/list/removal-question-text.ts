/**
 * Words the question before one record is deleted (back-office §4).
 * @param typeLabel what people call the record's type
 * @param classifier the Chinese measure word that suits it
 */
export const removalQuestionText = (typeLabel: string, classifier: '个' | '条' = '个'): string =>
  `确定要删除这${classifier}${typeLabel}吗？`
