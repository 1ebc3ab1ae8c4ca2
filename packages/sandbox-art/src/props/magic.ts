import {
  amethyst,
  aqua,
  blue,
  bone,
  coal,
  emerald,
  gold,
  iron,
  leather,
  orange,
  pink,
  purple,
  red,
  sapphire,
  silver,
  skin,
  white,
  wood,
} from '../pen/ramps.ts'
import type { Ramp } from '../pen/ramps.ts'
import { box, circle, ellipse, ring, smooth, star } from '../pen/shape.ts'
import { group, place } from '../pen/svg.ts'
import type { Subject } from '../pen/subject.ts'
import { bead } from './jewels.ts'
import { both, shadeRight } from './kit.ts'

const BREWS: readonly Ramp[] = [emerald, purple, pink, aqua, orange, red, blue]
const glass: Ramp = ['#ffffff', '#e4f2ff', '#b0c8e4', '#6f8cb4', '#1c2c4c']

export const potion: Subject = (pen) => {
  const brew = pen.random.pick(BREWS)
  return (
    pen.glow(0, 30, 100, brew[1], 0.6) +
    pen.shadow(0, 92, 70, 10) +
    pen.solid('M-18-60V-20C-60-6-76 26-66 56C-56 84-30 92 0 92S56 84 66 56C76 26 60-6 18-20V-60Z', glass, {
      rim: 7,
      line: 4,
      inside:
        pen.path('M-90 20Q-40 4 0 20T90 20V100H-90Z', pen.linear([brew[1], brew[2], brew[3]])) +
        pen.path(ellipse(0, 19, 68, 9), brew[0], 'opacity=".8"') +
        pen.path(
          circle(-24, 50, 8) + circle(10, 66, 6) + circle(30, 44, 9) + circle(-6, 34, 5),
          brew[0],
          'opacity=".7"',
        ),
    }) +
    pen.solid(box(-24, -70, 48, 16, 6), gold, { rim: 3, line: 3.5 }) +
    pen.solid(box(-15, -94, 30, 28, 6), wood, { rim: 4, line: 3.5 }) +
    pen.path('M-50 20C-56 46-46 66-34 76C-50 70-64 44-56 14Z', '#ffffffb0') +
    pen.path(star(4, 12, 3, 0, 40, -60) + star(4, 8, 2, 0, -46, -44), brew[0])
  )
}

export const cauldron: Subject = (pen) => {
  const brew = pen.random.pick(BREWS)
  return (
    pen.glow(0, -40, 96, brew[1], 0.7) +
    pen.path(
      circle(-30, -66, 13) + circle(10, -84, 9) + circle(38, -62, 15) + circle(-6, -56, 18),
      brew[1],
      `stroke="${brew[3]}" stroke-width="3"`,
    ) +
    pen.line('M-60 78L-74 100M60 78L74 100', coal[4], 15) +
    pen.solid('M-84-20C-104 40-66 90 0 90S104 40 84-20Z', coal, { rim: 8, line: 4 }) +
    pen.path(ellipse(0, -22, 90, 22), coal[2], `stroke="${coal[4]}" stroke-width="5"`) +
    pen.path(ellipse(0, -22, 76, 15), pen.linear([brew[1], brew[2]]), `stroke="${brew[4]}" stroke-width="3"`) +
    pen.solid('M-50-14C-52 10-40 20-40 34C-30 20-30 6-30-10ZM10-10C10 20 24 26 22 50C36 30 36 10 36-12Z', brew, {
      rim: 3,
      line: 3,
    }) +
    pen.gloss(-48, 34, 14, 26, 24) +
    pen.line('M-88-6C-106 6-100 30-92 26M88-6C106 6 100 30 92 26', iron[1], 7)
  )
}

export const wizardHat: Subject = (pen) => {
  const cloth = pen.random.pick([purple, blue, emerald])
  return (
    pen.shadow(0, 84, 104, 12) +
    pen.solid('M-50 56C-40 0-30-50 14-92C30-104 60-100 78-76C54-82 44-70 40-56C36-20 44 20 54 56Z', cloth, {
      rim: 7,
      line: 4,
      inside: shadeRight(cloth[4], 0.24),
    }) +
    pen.solid('M-106 64C-80 38-30 46 0 46S80 38 106 64C80 92-80 92-106 64Z', cloth, { rim: 6, line: 4 }) +
    pen.path('M-50 44Q0 62 54 44L56 60Q0 78-54 60Z', gold[2], `stroke="${gold[4]}" stroke-width="3"`) +
    pen.solid(box(-16, 44, 32, 26, 5), gold, { rim: 3, line: 3 }) +
    pen.path(
      star(5, 15, 6, 0, -8, 14) +
        star(5, 11, 4.5, 0.3, 20, -22) +
        star(5, 9, 4, 0.1, 2, -52) +
        star(4, 8, 2, 0, 34, 20),
      gold[1],
    ) +
    pen.path(star(4, 16, 3.5, 0, 80, -74), '#fff6c0')
  )
}

export const wizard: Subject = (pen) =>
  group(
    'translate(0 14)scale(.86)',
    pen.solid('M-54 0C-70 60-30 98 0 108C30 98 70 60 54 0L30 30H-30Z', white, {
      rim: 6,
      line: 4,
      inside: pen.line(
        'M-30 40Q-22 70-6 96M30 40Q22 70 6 96M0 60V100M-44 24Q-40 56-24 80M44 24Q40 56 24 80',
        white[3],
        4,
      ),
    }) +
      pen.solid('M-36-14C-38 26-18 42 0 42S38 26 36-14Z', skin, { rim: 5, line: 3, inside: shadeRight(skin[4], 0.2) }) +
      both(
        pen,
        pen.path(circle(18, 4, 7), '#fff', 'stroke="#2b1206" stroke-width="3"') +
          pen.path(circle(18, 5, 3.6), blue[3]) +
          pen.line('M6-8Q20-18 36-6', white[1], 8),
      ) +
      pen.path('M-8 8Q-12 26 0 28Q12 26 8 8Z', skin[2], `stroke="${skin[3]}" stroke-width="2"`) +
      pen.solid('M0 30C14 24 34 34 44 50C28 52 12 48 0 40C-12 48-28 52-44 50C-34 34-14 24 0 30Z', white, {
        rim: 3,
        line: 3,
      }) +
      group('translate(0 -62)scale(.84 .72)', wizardHat(pen)),
  )

export const grimoire: Subject = (pen) => {
  const cover = pen.random.pick([purple, leather, emerald, red, sapphire])
  return (
    pen.glow(0, 0, 104, cover[1], 0.5) +
    group(
      'rotate(-10)',
      pen.path('M-58-84H72V96H-58Z', bone[1], `stroke="${bone[4]}" stroke-width="4"`) +
        pen.line('M66-80V92M72-80V92', bone[3], 2) +
        pen.solid(box(-72, -96, 132, 188, 10), cover, {
          rim: 7,
          line: 4,
          inside: pen.path('M-72-100H-50V100H-72Z', cover[3]),
        }) +
        pen.path(box(-42, -82, 92, 160, 6), 'none', `stroke="${gold[1]}" stroke-width="5"`) +
        pen.solid('M60-100V-66L34-100ZM60 94V60L34 94Z', gold, { rim: 3, line: 3 }) +
        pen.path(ring(4, -2, 40, 33), gold[1]) +
        pen.solid(star(5, 38, 15, 0, 4, -2), gold, { rim: 3, line: 2.5 }) +
        group(place(4, -2, 0.12), bead(red)(pen)) +
        pen.solid('M44-18H84V14H44Z', gold, { rim: 3, line: 3 }),
    )
  )
}

export const crystalBall: Subject = (pen) => {
  const mist = pen.random.pick([amethyst, aqua, pink, emerald])
  return (
    pen.glow(0, -14, 108, mist[1], 0.8) +
    pen.solid('M-56 60C-70 80-74 92-60 98H60C74 92 70 80 56 60Z', gold, { rim: 5, line: 4 }) +
    pen.solid(circle(0, -14, 78), mist, {
      rim: 7,
      line: 4,
      fill: pen.radial(['#ffffff', mist[1], mist[2], mist[3], mist[4]], 0.4, 0.36, 0.62),
      inside:
        pen.path(smooth([-70, 20, -30, -6, 10, 16, 60, -10, 80, 30, 40, 60, -40, 60]), mist[0], 'opacity=".4"') +
        pen.path(smooth([-60, -30, -20, -46, 20, -30, 50, -50, 40, -16, 0, -6, -40, -10]), '#ffffff', 'opacity=".3"'),
    }) +
    pen.path(star(4, 22, 5, 0, 8, -8) + star(4, 10, 2.5, 0, -30, 20) + star(4, 12, 3, 0, 40, -34), '#ffffff') +
    pen.gloss(-30, -56, 26, 13, -34) +
    pen.solid('M-62 52Q0 78 62 52L58 70Q0 94-58 70Z', gold, { rim: 3, line: 3.5 }) +
    group(place(0, 76, 0.12), bead(red)(pen))
  )
}

export const wand: Subject = (pen) =>
  pen.glow(56, -56, 70, '#fff0a0', 0.9) +
  group(
    'rotate(45)',
    pen.solid('M-7-60H7L10 100Q0 108-10 100Z', coal, { angle: 0, rim: 4, line: 4 }) +
      pen.solid(box(-9, 40, 18, 12, 3), gold, { rim: 2, line: 2.5 }),
  ) +
  group('translate(54 -54)', pen.solid(star(5, 50, 22), gold, { rim: 5, line: 4.5 })) +
  pen.path(
    star(4, 16, 3.5, 0, -30, -60) + star(4, 12, 3, 0, 74, 30) + star(4, 10, 2.5, 0, -60, 10) + star(4, 8, 2, 0, 10, 80),
    '#fff6c0',
  )

export const magicLamp: Subject = (pen) =>
  pen.path(
    'M-84-8C-104-40-60-56-76-84C-84-96-60-108-50-100C-70-92-40-60-64-40C-76-28-70-16-64-8Z',
    pen.linear(['#ffffff00', amethyst[1], amethyst[0]]),
    'opacity=".9"',
  ) +
  pen.shadow(0, 84, 90, 12) +
  pen.line('M50 4C100-20 100 50 46 44', gold[4], 17) +
  pen.line('M50 4C100-20 100 50 46 44', gold[1], 10) +
  pen.solid('M-98-6C-70-10-50 4-36 4H36C70 4 66 56 20 62H-20C-60 60-70 20-98-6Z', gold, { rim: 7, line: 4 }) +
  pen.solid('M-34 2Q0-40 34 2Z', gold, { rim: 5, line: 4 }) +
  pen.ball(0, -24, 10, red, 3) +
  pen.solid('M-16 62H16L30 86H-30Z', gold, { rim: 4, line: 4 }) +
  group(place(0, 34, 0.13), bead(emerald)(pen)) +
  pen.stamp(bead(sapphire)(pen), [place(-30, 32, 0.1), place(30, 32, 0.1)])

export const crescent: Subject = (pen) =>
  pen.light(0, 0, 110, 0.8) +
  pen.solid('M30-94C-40-100-92-50-90 6C-86 66-30 104 34 90C-16 76-44 40-42-4C-40-46-14-80 30-94Z', gold, {
    rim: 7,
    line: 4.5,
  }) +
  pen.line('M-62-4Q-54-10-46-6M-66 22Q-56 38-38 40', gold[4], 5) +
  pen.solid(star(5, 30, 13, 0, 44, -20), silver, { rim: 4, line: 3.5 }) +
  pen.path(star(4, 14, 3, 0, 20, 40) + star(4, 10, 2.4, 0, 80, 20) + star(4, 9, 2, 0, 66, -74), '#fff6d0')

export const fairy: Subject = (pen) => {
  const dress = pen.random.pick([pink, emerald, aqua, purple])
  return (
    pen.light(0, 0, 108, 0.7) +
    both(
      pen,
      pen.solid('M8-6C30-60 80-96 100-76C106-40 70-4 12 10Z', glass, {
        rim: 5,
        line: 3.5,
        fill: pen.linear(['#ffffffee', '#cfeaffcc', '#b59cffaa'], 40),
      }) +
        pen.solid('M10 8C50 4 86 30 80 60C50 66 20 40 8 20Z', glass, {
          rim: 4,
          line: 3.5,
          fill: pen.linear(['#ffffffee', '#cfeaffcc', '#b59cffaa'], 40),
        }),
    ) +
    pen.line('M-8 60L-12 98M8 60L14 98', skin[2], 9) +
    pen.solid('M-12-10H12L36 58Q18 66 0 58Q-18 66-36 58Z', dress, { rim: 5, line: 4 }) +
    pen.line('M-12 0L-40 24M12 0L40-20', skin[1], 9) +
    pen.path(star(5, 16, 7, 0, 46, -32), gold[1], `stroke="${gold[4]}" stroke-width="2.5"`) +
    pen.solid(circle(0, -36, 25), skin, { rim: 4, line: 3.5 }) +
    pen.solid('M-30-30C-36-70 36-70 30-30C20-44 10-50 0-50S-20-44-30-30Z', gold, { rim: 4, line: 3.5 }) +
    pen.ball(0, -70, 12, gold, 3) +
    pen.line('M-9-34h0M9-34h0', '#20100a', 6) +
    pen.line('M-6-24Q0-18 6-24', '#a02a3a', 3)
  )
}
