import type { NoticeSeed } from '../players/notices.ts'

export const welcomeNotice: NoticeSeed = {
  message: {
    ru: 'Рады знакомству! Начните с короткого рассказа о приветственном бонусе.',
    en: 'Good to have you here! Start with a short read about the welcome bonus.',
    it: 'È un piacere averti qui! Comincia con una breve guida al bonus di benvenuto.',
    br: 'Que bom ter você aqui! Comece com uma leitura rápida sobre o bônus de boas-vindas.',
  },
  button: { text: { ru: 'Прочитать', en: 'Read', it: 'Leggi', br: 'Ler' }, link: '/welcome-bonus' },
}
