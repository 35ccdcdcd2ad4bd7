//! JSON for people: what fits on a line stays on it.

use serde::Serialize;
use serde_json::Value;

use crate::layout::WIDTH;

/// A value as JSON that is easy to read and to edit.
pub fn readable(value: &impl Serialize) -> String {
    let mut text = String::new();
    write(&serde_json::to_value(value).expect("plain data"), 0, &mut text);
    text
}

fn write(value: &Value, indent: usize, text: &mut String) {
    let line = inline(value);
    let used = text.len() - text.rfind('\n').map_or(0, |end| end + 1);
    // The outermost value is never on one line, so that files look alike.
    if indent > 0 && used + line.len() < WIDTH {
        text.push_str(&line);
        return;
    }
    match value {
        Value::Array(items) if !items.is_empty() => {
            text.push('[');
            for (n, item) in items.iter().enumerate() {
                begin(n, indent + 2, text);
                write(item, indent + 2, text);
            }
            end(indent, ']', text);
        }
        Value::Object(fields) if !fields.is_empty() => {
            text.push('{');
            for (n, (name, field)) in fields.iter().enumerate() {
                begin(n, indent + 2, text);
                text.push_str(&Value::from(name.as_str()).to_string());
                text.push_str(": ");
                write(field, indent + 2, text);
            }
            end(indent, '}', text);
        }
        Value::Array(_) | Value::Object(_) | Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {
            text.push_str(&line);
        }
    }
}

fn inline(value: &Value) -> String {
    match value {
        Value::Array(items) => format!("[{}]", items.iter().map(inline).collect::<Vec<_>>().join(", ")),
        Value::Object(fields) if !fields.is_empty() => {
            let fields =
                fields.iter().map(|(name, field)| format!("{}: {}", Value::from(name.as_str()), inline(field)));
            format!("{{ {} }}", fields.collect::<Vec<_>>().join(", "))
        }
        Value::Object(_) | Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => value.to_string(),
    }
}

fn begin(number: usize, indent: usize, text: &mut String) {
    text.push_str(if number == 0 { "\n" } else { ",\n" });
    text.push_str(&" ".repeat(indent));
}

fn end(indent: usize, bracket: char, text: &mut String) {
    text.push('\n');
    text.push_str(&" ".repeat(indent));
    text.push(bracket);
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn short_values_stay_on_a_line_and_long_ones_do_not() {
        let long = "x".repeat(60);
        let value = json!({ "row": ["a1", "b1"], "none": {}, "deep": { "one": [long, long], "two": { "n": 1 } } });
        let text = readable(&value);
        assert_eq!(serde_json::from_str::<Value>(&text).expect("JSON"), value);
        assert_eq!(
            text,
            format!(
                "{{\n  \"row\": [\"a1\", \"b1\"],\n  \"none\": {{}},\n  \"deep\": {{\n    \"one\": [\n      \"{long}\",\n      \
                 \"{long}\"\n    ],\n    \"two\": {{ \"n\": 1 }}\n  }}\n}}"
            )
        );
    }
}
