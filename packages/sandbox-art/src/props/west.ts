import {
  bone,
  bronze,
  coal,
  fire,
  gold,
  green,
  iron,
  leather,
  orange,
  red,
  silver,
  skin,
  steel,
  wood,
} from '../pen/ramps.ts'
import type { Ramp } from '../pen/ramps.ts'
import { box, circle, ellipse, ring, smooth, smoothPair, star } from '../pen/shape.ts'
import { group, place } from '../pen/svg.ts'
import type { Subject } from '../pen/subject.ts'
import { both, shadeRight } from './kit.ts'
import { letter } from '../pen/lettering.ts'

const paper: Ramp = ['#fff8e4', '#f0d9a8', '#d3ac68', '#8f6628', '#402808']

export const sheriffStar: Subject = (pen) => {
  const tips = [0, 1, 2, 3, 4, 5].map(
    (index) =>
      `translate(${Math.round(Math.sin((index * Math.PI) / 3) * 88)} ${Math.round(-Math.cos((index * Math.PI) / 3) * 88)})`,
  )
  return (
    pen.stamp(pen.ball(0, 0, 13, gold, 3.5), tips) +
    pen.solid(star(6, 88, 48), gold, { rim: 6, line: 4.5 }) +
    pen.solid(circle(0, 0, 42), gold, { rim: 4, line: 2.5 }) +
    pen.path(ring(0, 0, 36, 30), gold[3], 'opacity=".7"') +
    pen.solid(star(5, 27, 11), gold, { rim: 3, line: 2.5 }) +
    pen.path('M-18-82L-40-34L-76-40L-50-6L-76 40L-60 36L-34-4L-54-26L-30-28Z', '#ffffff66')
  )
}

export const cowboyHat: Subject = (pen) => {
  const felt = pen.random.pick([leather, coal, wood])
  return (
    pen.shadow(0, 66, 104, 14) +
    pen.solid('M-106 20C-90 60-40 66 0 66S90 60 106 20C80 34 40 36 0 36S-80 34-106 20Z', felt, { rim: 5, line: 4 }) +
    pen.solid('M-60 38C-62-20-50-70-24-72C-10-72-8-58 0-58S10-72 24-72C50-70 62-20 60 38C40 50-40 50-60 38Z', felt, {
      rim: 7,
      line: 4,
      inside: pen.path('M-16-80Q0-30 16-80Z', felt[4], 'opacity=".45"') + shadeRight(felt[4], 0.22),
    }) +
    pen.path('M-61 22C-40 36 40 36 61 22L60 40C40 50-40 50-60 40Z', red[3], `stroke="${red[4]}" stroke-width="3"`) +
    group('translate(0 34)scale(.15)', sheriffStar(pen))
  )
}

export const bandit: Subject = (pen) =>
  pen.solid(smoothPair([0, -34, 50, -30, 58, 10, 44, 60, 0, 84]), skin, {
    rim: 6,
    line: 4,
    inside: shadeRight(skin[4], 0.22),
  }) +
  both(
    pen,
    pen.path('M8-6Q24-18 42-8Q30 6 12 2Z', '#fff', 'stroke="#20100a" stroke-width="3"') +
      pen.path(circle(24, -5, 6), '#2b1a10') +
      pen.line('M4-16L46-22', '#20100a', 7),
  ) +
  pen.solid('M-62 10Q0 30 62 10L54 50L0 102L-54 50Z', red, {
    rim: 6,
    line: 4,
    inside: pen.line('M-40 30h0M-14 38h0M14 38h0M40 30h0M-28 54h0M0 58h0M28 54h0M-14 74h0M14 74h0', '#ffe6d8', 8),
  }) +
  group('translate(0 -66)scale(.98 .74)', cowboyHat(pen))

export const revolver: Subject = (pen) =>
  group(
    'rotate(-14)',
    pen.solid('M22 6C40 10 70 20 92 84C80 98 60 98 48 94C40 60 20 40-4 34Z', wood, {
      rim: 5,
      line: 4,
      inside: pen.path(star(5, 14, 6, 0, 64, 66), gold[1]),
    }) +
      pen.solid('M-104-34H20V-8H-104Z', steel, { angle: 90, rim: 4, line: 4 }) +
      pen.solid('M-104-34V-44L-90-44L-84-34Z', steel, { rim: 2, line: 3 }) +
      pen.solid('M-6-46C30-52 66-48 84-40L70-24L88-10L58-2L52 16L0 12Z', steel, { rim: 5, line: 4 }) +
      pen.solid('M-34-40H20C26-30 26 0 20 8H-34C-40 0-40-30-34-40Z', steel, { angle: 90, rim: 5, line: 4 }) +
      pen.line('M-28-28H12M-28-14H14M-28 0H12', steel[4], 4) +
      pen.line('M-18 14C-22 40 10 46 14 26', steel[4], 9) +
      pen.line('M-18 14C-22 40 10 46 14 26', steel[1], 4) +
      pen.line('M-6 14L-2 28', steel[3], 5),
  ) + pen.path('M-104 6q-10-12-2-22q-12-4-6-16', 'none', 'stroke="#ffffffb0" stroke-width="4"')

export const cactus: Subject = (pen) =>
  pen.shadow(0, 94, 70, 10) +
  pen.solid(
    'M-20 94V-70C-20-106 20-106 20-70V10H36C46 10 46 0 46-8V-30C46-56 80-56 80-30V0C80 34 64 42 44 42H20V94Z',
    green,
    { rim: 7, line: 4 },
  ) +
  pen.solid('M-20 60H-40C-66 60-82 46-82 20V0C-82-26-48-26-48 0V16C-48 26-40 26-32 26H-20Z', green, {
    rim: 6,
    line: 4,
  }) +
  pen.line('M-4-80V86M8-76V86M64-40V20M-66 0V40', green[4], 3, 'opacity=".5"') +
  pen.line('M-12-50h-4M-12-20h-4M14-40h4M14-8h4M-12 20h-4M14 66h4', '#f4ffd8', 3) +
  pen.stamp(pen.path(star(5, 15, 6), pen.radial([gold[1], red[1]]), `stroke="${red[4]}" stroke-width="2"`), [
    'translate(6 -98)',
    place(64, -52, 0.8),
  ])

export const steerSkull: Subject = (pen) =>
  both(pen, pen.solid('M22-50C60-60 90-56 92-98C112-60 96-22 30-22Z', bone, { rim: 5, line: 4 })) +
  pen.solid(smoothPair([0, -66, 32, -60, 42, -30, 34, 6, 20, 40, 24, 74, 14, 96, 0, 90]), bone, {
    rim: 6,
    line: 4,
    inside: shadeRight(bone[4], 0.25) + pen.line('M0-60V-10L-6 10L2 30', bone[3], 3),
  }) +
  both(
    pen,
    pen.path('M14-30C30-38 40-24 34-8C24-4 14-14 14-30Z', '#1d0f06') +
      pen.path('M4 60C12 56 18 66 14 80C8 84 4 74 4 60Z', '#1d0f06') +
      pen.solid('M34-44L66-70L60-38Z', leather, { rim: 3, line: 3 }),
  )

export const saloonDoors: Subject = (pen) => {
  const leaf =
    pen.solid('M4-40C20-56 40-60 70-84V84H4Z', wood, { rim: 5, line: 4 }) +
    pen.line('M14-20h46M14-6h46M14 8h46M14 22h46M14 36h46M14 50h46M14 64h46', wood[4], 5) +
    pen.line('M14-22h46M14-8h46M14 6h46M14 20h46M14 34h46M14 48h46M14 62h46', wood[1], 2)
  return (
    pen.path('M-80-104H80V104H-80Z', pen.radial(['#ffe9a8', '#f09a2a', '#6b2408'])) +
    both(pen, pen.solid(box(74, -108, 24, 212, 3), wood, { angle: 0, rim: 4, line: 4 }) + leaf)
  )
}

export const wantedPoster: Subject = (pen) => {
  const { d, width } = letter('wanted', 20)
  return (
    group(
      'rotate(-4)',
      pen.solid('M-70-94L-20-90L30-96L72-92L68-30L74 30L70 94L20 90L-30 96L-72 92L-68 30L-74-30Z', paper, {
        rim: 6,
        line: 4,
      }) +
        group(`translate(${Math.round(-width * 0.125)} -80)scale(.25)`, pen.line(d, '#4a2410', 18)) +
        pen.path(box(-44, -42, 88, 92), '#e8c98a', 'stroke="#4a2410" stroke-width="4"') +
        group('translate(0 12)scale(.44)', bandit(pen)) +
        pen.line('M-30 66H30M-44 78H44', '#4a2410', 6),
    ) + pen.ball(0, -92, 8, iron, 2.5)
  )
}

export const wagonWheel: Subject = (pen) =>
  pen.stamp(
    pen.solid(box(-6, -84, 12, 70, 4), wood, { rim: 3, line: 3 }),
    [0, 45, 90, 135, 180, 225, 270, 315].map((turn) => `rotate(${turn})`),
  ) +
  pen.solid(ring(0, 0, 96, 72), wood, { rim: 5, line: 4 }) +
  pen.path(ring(0, 0, 99, 92), iron[1], `stroke="${iron[4]}" stroke-width="3"`) +
  pen.solid(circle(0, 0, 26), wood, { rim: 5, line: 4 }) +
  pen.ball(0, 0, 13, iron, 3)

export const cowboyBoot: Subject = (pen) =>
  pen.solid('M-50-92C-30-80 0-80 26-92L30-10C40 20 90 24 98 56L100 78H16L-6 64V78H-50C-44 20-48-30-50-92Z', leather, {
    rim: 7,
    line: 4,
    inside: pen.line('M-30-76Q-12-40-30-10T-26 40M6-76Q-10-40 8-10M-50 30Q0 50 40 20M40 30Q60 40 70 60', gold[1], 3.5),
  }) +
  pen.solid('M-52 78H-4V96H-52ZM14 78H102L98 90H18Z', coal, { rim: 3, line: 4 }) +
  pen.line('M-46 56H-66', silver[3], 6) +
  pen.solid(star(8, 17, 8, 0, -76, 56), gold, { rim: 2, line: 2.5 })

export const dynamite: Subject = (pen) =>
  pen.line('M6-66C10-96 40-104 50-84C56-70 70-76 76-86', coal[4], 7) +
  pen.line('M6-66C10-96 40-104 50-84C56-70 70-76 76-86', '#e8d2a8', 3.5) +
  pen.glow(80, -90, 34, '#ffcf4a', 1) +
  pen.path(star(8, 22, 8, 0, 80, -90), '#fffbe0') +
  group(
    'rotate(8)',
    pen.stamp(
      pen.solid(box(-19, -66, 38, 156, 8), red, { angle: 0, rim: 4, line: 4 }) +
        pen.path(ellipse(0, -64, 17, 6), '#ffd9b0', `stroke="${red[4]}" stroke-width="3"`),
      ['translate(-36 0)', 'translate(36 0)', ''],
    ) +
      pen.solid(box(-62, -22, 124, 20, 5), leather, { rim: 3, line: 3.5 }) +
      pen.solid(box(-62, 38, 124, 20, 5), leather, { rim: 3, line: 3.5 }) +
      pen.solid(box(-16, -26, 32, 28, 4), gold, { rim: 3, line: 3 }),
  )

export const whiskey: Subject = (pen) =>
  pen.shadow(0, 92, 80, 10) +
  group(
    'translate(-22 0)',
    pen.solid(
      'M-14-60C-14-50-40-46-40-20V76Q-40 92-24 92H24Q40 92 40 76V-20C40-46 14-50 14-60V-96H-14Z',
      ['#ffe9b8', '#e09a3a', '#a85c12', '#5c2a04', '#230e00'],
      { rim: 7, line: 4 },
    ) +
      pen.solid(box(-12, -108, 24, 18, 4), wood, { rim: 3, line: 3 }) +
      pen.solid(box(-40, -6, 80, 60), paper, { rim: 2, line: 2.5 }) +
      group('translate(0 24)scale(.3)', steerSkull(pen)),
  ) +
  group(
    'translate(58 56)',
    pen.solid('M-30-36H30L24 36H-24Z', ['#ffffff', '#dff0fa', '#a9c4d8', '#6c8aa4', '#1f3448'], {
      rim: 4,
      line: 4,
      inside: pen.path('M-40 0H40V40H-40Z', orange[2], 'opacity=".9"'),
    }),
  )

export const tumbleCampfire: Subject = (pen) =>
  pen.glow(0, 0, 104, fire[1], 0.7) +
  pen.stamp(pen.solid(box(-70, -11, 140, 22, 9), wood, { rim: 4, line: 4 }), [
    'translate(0 76)rotate(12)',
    'translate(0 76)rotate(-12)',
  ]) +
  pen.solid(
    smooth([
      0, -98, 20, -60, 14, -40, 36, -50, 40, -20, 58, -30, 60, 20, 40, 66, 0, 80, -40, 66, -60, 20, -52, -20, -36, -4,
      -30, -44, -10, -60,
    ]),
    fire,
    { rim: 5, line: 4, angle: 90, fill: pen.linear([fire[3], fire[2], fire[1]]) },
  ) +
  pen.path(smooth([0, -30, 20, 0, 30, 30, 16, 66, 0, 72, -16, 66, -30, 30, -14, 10]), pen.linear([fire[1], fire[0]])) +
  pen.path(circle(60, -70, 3) + circle(-50, -80, 4) + circle(36, -92, 3), bronze[0])
