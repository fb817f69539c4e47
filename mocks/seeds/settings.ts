/** Site settings as `GET /settings` returns them under `data`. */
export const settingsSeed = {
  general: {
    siteName: 'Kelvara Engineering Services',
    siteUrl: 'https://www.kelvara.example',
    adminContactEmail: 'webmaster@kelvara.example',
    phoneNumber: '+234 800 000 0001',
    email: 'info@kelvara.example',
    headOfficeAddress: '14 Enerhen Junction Road, Warri, Delta State, Nigeria',
  },
  branding: {
    logo: '/uploads/logo.svg',
    favicon: '/uploads/favicon.svg',
    socialPreviewImage: '/uploads/social-preview.jpg',
  },
  socialMedia: {
    facebook: 'https://facebook.example/kelvara',
    linkedin: 'https://linkedin.example/company/kelvara',
    instagram: 'https://instagram.example/kelvara',
    twitterX: 'https://x.example/kelvara',
  },
  seo: {
    metaTitle: 'Kelvara Engineering Services | Oil and gas, power and process plants in Nigeria',
    metaDescription:
      'Electrical, mechanical, civil, chemical and process engineering for oil and gas, power and process plants in Nigeria. Based in Warri, Delta State.',
    googleAnalyticsId: '',
  },
}
