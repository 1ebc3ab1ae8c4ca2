/**
 * @promise Verification: a file that cannot be read is not called damaged; nothing is offered where there is
 *   nothing more to do
 * @proof here (FilesThatAreNotTaken, RefusedByThePlatform)
 * @journey none
 */

import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Site } from '@croupier/domain'
import { DECLINE_REASONS, type WireDocument } from '@croupier/domain/account'
import {
  PLATFORM_FAULTS,
  photoWithLocation,
  wireDocument,
  type AnswerTable,
  type PlatformRequest,
} from '@croupier/platform-fixtures'
import { expect, fireEvent, userEvent, waitFor } from 'storybook/test'
import { noPicture } from '@croupier/story-kit'
import type { Translate } from '#shared/texts/translate.ts'
import { checkEveryFault, everyFault, formatPressFault } from '#testing/form-faults.ts'
import { serverData } from '#testing/story-data/server-data.ts'
import { framed } from '#testing/framed.tsx'
import { asPlayer } from '#testing/story-context.ts'
import { meansOf, refused } from '#testing/story-site.tsx'
import { Page } from './verification-page.tsx'

const PATH = '/profile/verification'
const LIST = '/json-api/verifications'
const CARD = `PUT ${LIST}/2`

const meta = {
  title: 'Web/Profile/Verification',
  component: Page,
  parameters: { layout: 'fullscreen', platformSays: ['AK', 'Anna Kim', 'card.jpg', 'scan.dat', '0.1 MB'] },
  decorators: [framed(PATH)],
} satisfies Meta<typeof Page>
export default meta
type Story = StoryObj<typeof meta>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

const document = (id: number, type: string, status: WireDocument['status'], reason: string | null = null) =>
  wireDocument(id, { status, fields: { type, reason } })

const card = (status: WireDocument['status'], reason: string | null = null) =>
  document(2, 'payment_card', status, reason)

const answerOf = (data: readonly WireDocument[], status: string | null = 'need_verification') => ({
  body: { status, data },
})

const seen = (platform: 'waits' | 'down' | AnswerTable) =>
  asPlayer(platform, { prepare: ({ content }) => content.serverData.set(serverData) })

const withCard = (table: AnswerTable = {}) => seen({ [LIST]: answerOf([card('none')]), [CARD]: 'waits', ...table })

/** A picture whose upper half is red and lower half is blue, stored on its side, with a place. */
async function photo(name = 'card.jpg'): Promise<File> {
  const canvas = new OffscreenCanvas(400, 300)
  const context = canvas.getContext('2d')
  if (!context) throw new Error('no canvas')
  context.fillStyle = 'red'
  context.fillRect(0, 0, 200, 300)
  context.fillStyle = 'blue'
  context.fillRect(200, 0, 200, 300)
  const blob = await canvas.convertToBlob({ type: 'image/jpeg' })
  return new File([photoWithLocation(new Uint8Array(await blob.arrayBuffer()))], name, { type: 'image/jpeg' })
}

function drop(target: HTMLElement, ...files: readonly File[]) {
  const dataTransfer = new DataTransfer()
  for (const file of files) dataTransfer.items.add(file)
  return fireEvent(target, new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }))
}

const pickerOf = (canvas: Canvas, t: Translate) =>
  canvas.findByLabelText(t('documents:picture', { document: t('documents:type_payment_card') }))

const preview = (canvas: Canvas, t: Translate) =>
  canvas.findByRole('img', { name: t('documents:chosen', { document: t('documents:type_payment_card') }) })

const button = (canvas: Canvas, name: string) => canvas.findByRole('button', { name })

/** Chooses the photo and starts sending it; returns the waiting request. */
async function startSending(canvas: Canvas, t: Translate, site: Site): Promise<PlatformRequest> {
  await userEvent.upload(await pickerOf(canvas, t), await photo())
  await userEvent.click(await button(canvas, t('documents:send')))
  const sent = () => meansOf(site).platform.requestsTo(CARD)
  await waitFor(() => expect(sent()).toHaveLength(1))
  return sent()[0] as PlatformRequest
}

const contentOf = ({ body = '' }: PlatformRequest): string => atob((JSON.parse(body) as { file: string }).file)

export const EveryState: Story = {
  tags: ['visual:brands'],
  ...seen({
    [LIST]: answerOf([
      document(1, 'identity_document', 'cancel', 'photo_with_glare'),
      card('wait'),
      document(3, 'payment_system', 'success'),
      document(4, 'additional_document', 'none'),
    ]),
  }),
  play: async ({ canvas, t }) => {
    for (const key of ['cancel', 'wait', 'success', 'none'] as const)
      await expect(await canvas.findByText(t(`documents:status_${key}`))).toBeVisible()
    await expect(canvas.getAllByLabelText(/./, { selector: 'input[type=file]:not([hidden])' })).toHaveLength(2)
  },
}

export const Approved: Story = {
  ...seen({ [LIST]: answerOf([document(1, 'identity_document', 'success'), card('success')], 'approved') }),
  play: async ({ canvas, t }) => {
    await expect(await canvas.findByText(t('documents:account_approved'))).toBeVisible()
  },
}

export const EveryReason: Story = {
  parameters: noPicture('Its cards differ in words only'),
  ...seen({
    [LIST]: answerOf([
      ...DECLINE_REASONS.map((reason, index) => document(index + 10, 'additional_document', 'cancel', reason)),
      document(8, 'additional_document', 'cancel', 'a_new_reason'),
      document(9, 'additional_document', 'cancel'),
    ]),
  }),
  play: async ({ canvas, t }) => {
    await canvas.findAllByText(t('documents:declined'))
    for (const reason of DECLINE_REASONS)
      for (const part of ['declined', 'advice']) {
        const text = t.maybe(`documents:${part}_${reason}`)
        await expect(text, reason).not.toBeNull()
        await expect(canvas.getAllByText(text ?? '')[0], reason).toBeVisible()
      }
    await expect(canvas.getAllByText(t('documents:declined'))).toHaveLength(2)
    await expect(canvas.getAllByText(t('documents:advice'))).toHaveLength(2)
  },
}

export const PhotoChosen: Story = {
  ...withCard(),
  play: async ({ canvas, t, site }) => {
    const request = await startSending(canvas, t, site)
    const shown = (await preview(canvas, t)) as HTMLImageElement
    await waitFor(() => expect([shown.naturalWidth, shown.naturalHeight]).toEqual([300, 400]))
    const content = contentOf(request)
    await expect(content.startsWith('\u00ff\u00d8\u00ff')).toBe(true)
    await expect(content).not.toContain('Exif')
    meansOf(site).platform.reply(LIST, answerOf([card('wait')]))
    request.answer({ body: { success: true } })
    await expect(await canvas.findByText(t('documents:wait'))).toBeVisible()
    await expect(shown).not.toBeInTheDocument()
    await waitFor(() => expect(window.document.activeElement).not.toBe(window.document.body))
  },
}

export const Sending: Story = {
  ...withCard(),
  play: async ({ canvas, t, site }) => {
    const request = await startSending(canvas, t, site)
    request.onUploadProgress?.(0.6)
    const document = t('documents:type_payment_card')
    const progress = await canvas.findByRole('progressbar', { name: t('documents:sending', { document }) })
    await waitFor(() => expect(progress).toHaveAttribute('value', '60'))
  },
}

export const LineLost: Story = {
  ...withCard(),
  play: async ({ canvas, t, site }) => {
    const first = await startSending(canvas, t, site)
    first.onUploadProgress?.(0.6)
    first.cut()
    await expect(await canvas.findByRole('alert')).toHaveTextContent(t('documents:lost'))
    await expect(await preview(canvas, t)).toBeVisible()
    await userEvent.click(await button(canvas, t('documents:sendAgain')))
    const sent = () => meansOf(site).platform.requestsTo(CARD)
    await waitFor(() => expect(sent()).toHaveLength(2))
    await expect(sent()[1]?.body).toBe(first.body)
  },
}

export const Stopped: Story = {
  parameters: noPicture('It ends as a chosen picture does'),
  ...withCard(),
  play: async ({ canvas, t, site }) => {
    const request = await startSending(canvas, t, site)
    await userEvent.click(await button(canvas, t('documents:cancel')))
    await waitFor(() => expect(request.signal.aborted).toBe(true))
    await expect(await button(canvas, t('documents:send'))).toBeVisible()
    await userEvent.click(await button(canvas, t('documents:replace')))
    await expect(await pickerOf(canvas, t)).toBeInTheDocument()
  },
}

export const DeclinedWhileOpen: Story = {
  parameters: noPicture('Its end is part of another picture'),
  ...seen({ [LIST]: answerOf([card('wait')]) }),
  play: async ({ canvas, t, platform, timers }) => {
    await canvas.findByText(t('documents:wait'))
    platform.reply(LIST, answerOf([card('cancel', 'payment_card_number_mismatch')]))
    await waitFor(() => {
      timers.advance(15_000)
      return expect(canvas.getByText(t('documents:declined_payment_card_number_mismatch'))).toBeVisible()
    })
  },
}

export const FilesThatAreNotTaken: Story = {
  ...withCard(),
  play: async ({ canvas, userEvent: user, t }) => {
    const picker = await pickerOf(canvas, t)
    const refusedWith = async (file: File, text: string) => {
      await drop(picker, file)
      await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent(text))
    }
    await refusedWith(
      new File([new Uint8Array(33 * 1024 * 1024)], 'card.jpg', { type: 'image/jpeg' }),
      t('documents:refused_file_too_large'),
    )
    await refusedWith(new File(['%PDF-1.7'], 'card.png', { type: 'image/png' }), t('documents:refused_invalid_format'))
    await refusedWith(new File(['<html>'], 'card.html', { type: 'text/html' }), t('documents:refused_invalid_format'))
    await refusedWith(
      new File([Uint8Array.from([0xff, 0xd8, 0xff, 0xe0, 0, 0])], 'card.jpg', { type: 'image/jpeg' }),
      t('documents:refused_document_not_valid'),
    )
    const away = new File([await photo()], 'cloud.jpg', { type: 'image/jpeg' })
    away.arrayBuffer = () => Promise.reject(new DOMException('The file could not be read', 'NotReadableError'))
    await refusedWith(away, t('documents:refused_file_unreadable'))
    picker.focus()
    const data = new DataTransfer()
    data.items.add(new File(['GIF89a'], 'card.gif', { type: 'image/gif' }))
    await user.paste(data)
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent(t('documents:refused_invalid_format')))
  },
}

export const NamedOtherwise: Story = {
  parameters: noPicture('It ends as a chosen picture does'),
  ...withCard(),
  play: async ({ canvas, t }) => {
    const { name } = await photo('scan.dat')
    await drop(await pickerOf(canvas, t), new File([await photo()], name))
    await expect(await preview(canvas, t)).toBeVisible()
    await expect(canvas.getByText(name)).toBeVisible()
  },
}

export const TwoAtOnce: Story = {
  parameters: noPicture('It ends as a chosen picture does'),
  ...withCard(),
  play: async ({ canvas, t }) => {
    await drop(await pickerOf(canvas, t), await photo(), await photo('scan.dat'))
    await expect(await preview(canvas, t)).toBeVisible()
    await expect(await canvas.findByText(t('documents:one'))).toBeVisible()
  },
}

const REFUSALS = ['file_too_large', 'invalid_format', 'cannot_save', 'document_not_valid', 'already_submitted'] as const

export const RefusedByThePlatform: Story = {
  ...withCard(),
  play: async ({ canvas, t, platform }) => {
    await userEvent.upload(await pickerOf(canvas, t), await photo())
    for (const code of REFUSALS) {
      platform.reply(CARD, refused(code))
      const isFirst = code === REFUSALS[0]
      await userEvent.click(await button(canvas, t(isFirst ? 'documents:send' : 'documents:sendAgain')))
      await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent(t(`documents:refused_${code}`)))
    }
    // There is nothing more to do.
    await expect(canvas.queryByRole('button', { name: t('documents:sendAgain') })).toBeNull()
  },
}

export const EveryFault: Story = {
  ...withCard(),
  parameters: everyFault,
  play: async ({ canvas, t, site }) => {
    await userEvent.upload(await pickerOf(canvas, t), await photo())
    await button(canvas, t('documents:send'))
    const says = (fault: (typeof PLATFORM_FAULTS)[number]): string => {
      if (fault.kind === 'network' || fault.kind === 'timeout') return t('documents:lost')
      return fault.kind === 'unavailable' ? t('documents:refused_service_unavailable') : formatPressFault(t, fault)
    }
    await checkEveryFault({ site, route: CARD, isOfPlayer: true, says })
  },
}

export const Loading: Story = seen('waits')

export const Failed: Story = {
  ...seen('down'),
  play: async ({ canvas, t }) => {
    const failed = await canvas.findAllByText(t('documents:failed'))
    await waitFor(() => expect(failed.at(-1)).toBeVisible())
  },
}
