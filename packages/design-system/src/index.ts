export { Alert, Confirm, ErrorAlert, type AlertProps, type ConfirmProps } from './alert/index.ts'
export { Accordion, type AccordionItem, type AccordionProps } from './accordion/index.ts'
export { useAnchored, type Anchored, type AnchoredOptions, type AnchoredPlacement } from './anchored/index.ts'
export { Avatar, type AvatarProps } from './avatar/index.ts'
export { Badge, type BadgeProps } from './badge/index.ts'
export { Button, LinkButton, buttonStyles, type ButtonProps, type LinkButtonProps } from './button/index.ts'
export { Card, cardStyles, type CardProps } from './card/index.ts'
export { Carousel, type CarouselProps } from './carousel/index.ts'
export { Chip, chipStyles, type ChipProps } from './chip/index.ts'
export { Combobox, type ComboboxProps } from './combobox/index.ts'
export { Dock, type DockProps } from './dock/index.ts'
export { DraggableWindow, type DraggableWindowProps } from './draggable-window/index.ts'
export { EmptyState, type EmptyStateProps } from './empty-state/index.ts'
export { ErrorState, type ErrorStateProps } from './error-state/index.ts'
export {
  BirthDateField,
  CheckboxField,
  CodeField,
  DateField,
  Field,
  FormErrors,
  MoneyField,
  NumberField,
  PasswordField,
  RadioGroup,
  SelectField,
  TextField,
  type BirthDateFieldProps,
  type CheckboxFieldProps,
  type CodeFieldProps,
  type DateFieldProps,
  type FieldControl,
  type FieldFrame,
  type FieldProps,
  type FormErrorsProps,
  type MoneyFieldProps,
  type MoneyPreset,
  type NumberFieldProps,
  type PasswordFieldProps,
  type RadioGroupProps,
  type RadioOption,
  type SelectFieldProps,
  type SelectOption,
  type TextFieldProps,
} from './field/index.ts'
export { FlyingNotification, type FlyingNotice, type FlyingNotificationProps } from './flying-notification/index.ts'
export {
  FrameLoader,
  FrameNotice,
  FrameShell,
  frameNoticeAside,
  type FrameLoaderProps,
  type FrameNoticeProps,
  type FrameShellProps,
} from './frame-shell/index.ts'
export {
  FileDrop,
  type DroppedFile,
  type FileDropProps,
  type FileDropTexts,
  type Refusal,
  type RefusalReason,
} from './file-drop/index.ts'
export { IconButton, iconButtonStyles, type IconButtonProps } from './icon-button/index.ts'
export { InfoOverlay, type InfoOverlayProps } from './info-overlay/index.ts'
export { LevelBadge, type LevelBadgeProps } from './level-badge/index.ts'
export { linkStyles } from './link/index.ts'
export { LoadMore, type LoadMoreProps } from './load-more/index.ts'
export { Modal, type DialogFrame, type ModalProps } from './modal/index.ts'
export {
  closeAllOverlays,
  enterOverlay,
  onOverlaysChange,
  openOverlays,
  type OpenOverlay,
  type OverlayKind,
} from './overlays/index.ts'
export { Pagination, type PaginationProps } from './pagination/index.ts'
export {
  PhoneInput,
  loadPhoneRules,
  type PhoneInputProps,
  type PhoneNumber,
  type PhoneRules,
} from './phone-input/index.ts'
export { PHONE, Picture, type PictureProps, type PictureRatio } from './picture/index.ts'
export { Podium, type PodiumPlace, type PodiumPlayer, type PodiumProps } from './podium/index.ts'
export { Preloader, type PreloaderProps } from './preloader/index.ts'
export { ProgressBar, type ProgressBarProps } from './progress-bar/index.ts'
export { ProgressRing, type ProgressRingProps } from './progress-ring/index.ts'
export { RichText, type RichTextProps } from './rich-text/index.ts'
export { Row, revealsFocus, type RowProps } from './row/index.ts'
export { Select, type SelectItem, type SelectProps, type SelectTexts } from './select/index.ts'
export { Sheet, type SheetProps } from './sheet/index.ts'
export { Skeleton, type SkeletonProps } from './skeleton/index.ts'
export { SkipLink, type SkipLinkProps } from './skip-link/index.ts'
export { Spinner, type SpinnerProps } from './spinner/index.ts'
export { SubmitButton, type SubmitButtonProps } from './submit-button/index.ts'
export { Stepper, type StepperProps, type StepperStep } from './stepper/index.ts'
export { Switch, type SwitchProps } from './switch/index.ts'
export {
  Table,
  nextSort,
  sortRows,
  tableRoles,
  type SortValue,
  type TableColumn,
  type TableProps,
  type TableSort,
} from './table/index.ts'
export { Tabs, tabListStyles, tabStyles, useMoreAtEdges, type TabItem, type TabsProps } from './tabs/index.ts'
export {
  ClockProvider,
  Countdown,
  SmsCountdown,
  createSharedClock,
  useClock,
  useIsOver,
  useReached,
  useSecondsLeft,
  type ClockProviderProps,
  type CountdownProps,
  type SharedClock,
  type SmsCountdownProps,
  type TabVisibility,
  type TimeUnit,
} from './timers/index.ts'
export {
  emptyToastQueue,
  Toasts,
  addToast,
  holdToasts,
  releaseToasts,
  removeToast,
  shownToasts,
  type Queued,
  type ToastItem,
  type ToastQueue,
  type ToastsProps,
} from './toasts/index.ts'
export { tokenProperties, type ColorName, type TokenProperty } from './tokens/generated/token-names.ts'
export { Tooltip, type TooltipProps } from './tooltip/index.ts'
export {
  VirtualGrid,
  VirtualList,
  watchPlace,
  type VirtualGridProps,
  type VirtualListProps,
  type VirtualListState,
} from './virtual-list/index.ts'
export { VisuallyHidden, type VisuallyHiddenProps } from './visually-hidden/index.ts'
