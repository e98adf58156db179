export {
  SuggestPanel,
  type SuggestGroup,
  type SuggestPanelProps,
  type Suggestion,
  type SuggestionKind,
} from './SuggestPanel.tsx';
