/** What search engines give to the owner of a site, in the settings of the site and in the environment. */
export const verificationCode = { matches: /^[\w-]{1,100}$/, rule: '不超过 100 个字母、数字、- 或 _' }
