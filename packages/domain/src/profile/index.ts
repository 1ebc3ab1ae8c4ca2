export type { PersonalData } from './personal-data.ts'
export { createProfileForms, type ProfileForms, type ProfileFormsOptions } from './profile-forms.ts'
